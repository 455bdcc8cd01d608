/// Icons and drawings, by the names of their symbols.
enum PageIcons {
  static let text: StaticString = #"""
    <svg xmlns="http://www.w3.org/2000/svg">
    <!-- 24 px grid, 1.75 px stroke, round ends. Fill and stroke come from the style sheet. -->
    <symbol id="home" viewBox="0 0 24 24"><path d="M4 11.2 12 4.5l8 6.700V19a1 1 0 0 1-1 1h-4.500v-5.500h-5V20H5a1 1 0 0 1-1-1z"/></symbol>
    <symbol id="search" viewBox="0 0 24 24"><circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/></symbol>
    <symbol id="plus" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></symbol>
    <symbol id="minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol>
    <symbol id="plan" viewBox="0 0 24 24"><rect x="4" y="5.5" width="16" height="14.5" rx="2.5"/><path d="M4 10h16M8.5 3.500v4M15.5 3.500v4"/></symbol>
    <symbol id="shop" viewBox="0 0 24 24"><path d="M4 9.500h16l-1.5 9a1.8 1.8 0 0 1-1.8 1.500H7.300a1.8 1.8 0 0 1-1.8-1.500zM8 9.500l3-6M16 9.500l-3-6"/></symbol>
    <symbol id="heart" viewBox="0 0 24 24"><path d="M12 19.800C6.5 16 3.5 13 3.5 9.3 3.5 6.7 5.5 5 7.7 5c1.8 0 3.3 1 4.3 2.700C13 6 14.5 5 16.3 5c2.2 0 4.2 1.7 4.2 4.3 0 3.7-3 6.7-8.5 10.500z"/></symbol>
    <symbol id="grip" viewBox="0 0 24 24"><path d="M6 9.200h12M6 14.800h12"/></symbol>
    <symbol id="more" viewBox="0 0 24 24"><path d="M6 12h.01M12 12h.01M18 12h.01" stroke-width="3"/></symbol>
    <symbol id="back" viewBox="0 0 24 24"><path d="m14.5 5.5-6.5 6.5 6.5 6.5"/></symbol>
    <symbol id="next" viewBox="0 0 24 24"><path d="m9.5 5.5 6.5 6.5-6.5 6.5"/></symbol>
    <symbol id="down" viewBox="0 0 24 24"><path d="m6 9.5 6 6 6-6"/></symbol>
    <symbol id="close" viewBox="0 0 24 24"><path d="m6 6 12 12M18 6 6 18"/></symbol>
    <symbol id="clock" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8"/><path d="M12 7.500V12l3 2"/></symbol>
    <symbol id="timer" viewBox="0 0 24 24"><circle cx="12" cy="13.5" r="7"/><path d="M12 9.800v3.700M9.5 3.500h5M18 6.500l1.3 1.3"/></symbol>
    <symbol id="pause" viewBox="0 0 24 24"><path d="M8.5 6v12M15.5 6v12"/></symbol>
    <symbol id="bell" viewBox="0 0 24 24"><path d="M6.5 16.500V11a5.5 5.5 0 0 1 11 0v5.500l1.5 1H5zM10.5 20h3M12 3.500v2"/></symbol>
    <symbol id="check" viewBox="0 0 24 24"><path d="m5 12.5 4.5 4.500L19 7.5"/></symbol>
    <symbol id="cook" viewBox="0 0 24 24"><path d="M5 10.500h14v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.5 10.500H5M19 10.500h2.500M9 7.500c-.9-1.3.9-2 0-3.500M14.5 7.500c-.9-1.3.9-2 0-3.5"/></symbol>
    <symbol id="edit" viewBox="0 0 24 24"><path d="M4.5 19.5 5.5 15 15.8 4.700a1.5 1.5 0 0 1 2.1 0l1.4 1.400a1.5 1.5 0 0 1 0 2.100L9 18.500zM13.5 7l3.5 3.5"/></symbol>
    <symbol id="undo" viewBox="0 0 24 24"><path d="M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4"/></symbol>
    <symbol id="redo" viewBox="0 0 24 24"><path d="m15.5 5 4 4-4 4M19 9h-9a5 5 0 0 0 0 10h4"/></symbol>
    <symbol id="history" viewBox="0 0 24 24"><path d="M4.5 8A8.5 8.5 0 1 1 3.5 12M4 4v4.200h4.200M12 7.500V12l3 2"/></symbol>
    <symbol id="print" viewBox="0 0 24 24"><path d="M7 8.500V4h10v4.500M7 16.500H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 13.500h10V20H7z"/></symbol>
    <symbol id="trash" viewBox="0 0 24 24"><path d="M5 7h14M9.5 7V4.500h5V7M7 7l.8 12.500h8.400L17 7M10.5 10.500v5.500M13.5 10.500v5.5"/></symbol>
    <symbol id="star" viewBox="0 0 24 24"><path d="m12 4 2.4 5 5.6.8-4 3.9.9 5.500L12 16.600l-4.9 2.6.9-5.5-4-3.9 5.6-.8z"/></symbol>
    <symbol id="filter" viewBox="0 0 24 24"><path d="M4 7.500h9M18 7.500h2M4 16.500h3M12 16.500h8"/><circle cx="15.5" cy="7.5" r="2.3"/><circle cx="9.5" cy="16.5" r="2.3"/></symbol>
    <symbol id="picture" viewBox="0 0 24 24"><rect x="4" y="5" width="16" height="14" rx="2.5"/><path d="m4.5 16.5 4.5-4.5 4 4 2.5-2.5 4 4"/><circle cx="15.5" cy="9.5" r="1.2"/></symbol>
    <symbol id="repeat" viewBox="0 0 24 24"><path d="M5 11V9.500a3 3 0 0 1 3-3h11M16 3.500l3 3-3 3M19 13v1.500a3 3 0 0 1-3 3H5M8 20.500l-3-3 3-3"/></symbol>
    <symbol id="device" viewBox="0 0 24 24"><rect x="6.5" y="3.5" width="11" height="17" rx="2.5"/><path d="M11 17.500h2"/></symbol>
    <symbol id="box" viewBox="0 0 24 24"><path d="M4.5 11h15v7.500a1.5 1.5 0 0 1-1.5 1.500H6a1.5 1.5 0 0 1-1.5-1.500zM6.5 11V7.500h4l1.5 1.500h5.500v2M8.5 5h7.500v1.500M9.5 15.500h5"/></symbol>
    <symbol id="away" viewBox="0 0 24 24"><path d="M4 4l16 16M8.8 13.700a4.8 4.8 0 0 1 4-1.200M5.5 10.500A9.5 9.5 0 0 1 8.3 8.600M11.5 7.500a9.5 9.5 0 0 1 7 3M12 18h.01"/></symbol>
    <symbol id="up" viewBox="0 0 24 24"><path d="M12 19.500V5.500M6 11l6-6 6 6"/></symbol>
    <!-- Drawings for empty places: 160 x 120, 1.75 px stroke. -->
    <symbol id="welcome" viewBox="0 0 160 120"><path d="M28 62h104v40a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z"/><path d="M40 62V34a4 4 0 0 1 4-4h22l6 8h44a4 4 0 0 1 4 4v20"/><path d="M50 30v-8a4 4 0 0 1 4-4h58a4 4 0 0 1 4 4v16" opacity=".5"/><path d="M52 50h40M52 56h28" opacity=".5"/><path d="M64 82h32v10H64z"/><path d="M76 12c-3-4 3-6 0-10M86 12c-3-4 3-6 0-10" opacity=".5"/></symbol>
    <symbol id="nothing" viewBox="0 0 160 120"><ellipse cx="80" cy="66" rx="46" ry="30"/><ellipse cx="80" cy="64" rx="30" ry="18" opacity=".5"/><path d="M20 36v20c0 6 8 6 8 0V36M24 36v60M140 96V36c-8 4-9 18-8 30h8"/></symbol>
    </svg>
    """#

  /// The sign of the whole, for tabs and home screens.
  static let app: StaticString = #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#ab3a1a"/>\#
    <g fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">\#
    <path d="M14 32h36v15a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4zM19 32V22h10l4 4h12v6M24 15h18v5M27 42h10"/></g></svg>
    """#
}
