/// The script by which a shell completes command lines of this program.
///
/// It asks the program what a word can become, so it never gets out of date.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  // After `:files` stand the extensions of the files that are meant; where there is none of them, any file is offered.

  /// Bash cuts words at = and :, and hands them over with their quotes. What a list shows has descriptions; they would
  /// be inserted if they stood there when bash inserts what all offers begin with.
  private static let bashText = #"""
    # Completion of recipes for bash.
    _recipes() {
      local current=${COMP_WORDS[COMP_CWORD]} quote="" word line value last=:none
      local -a words=() lines=()
      [[ $current == [=:] ]] && current=""
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if (( ${#words[@]} )) && [[ $word == [=:] || ${words[-1]} == *[=:] ]]; then
          words[-1]+=$word
        else
          words+=("$word")
        fi
      done
      for word in "${!words[@]}"; do
        case ${words[word]} in
          [\"\']*) quote=${words[word]:0:1} words[word]=${words[word]#?} words[word]=${words[word]%"$quote"} ;;
          *) quote="" words[word]=${words[word]//\\/} ;;
        esac
      done
      local start=${words[-1]%"${current//\\/}"}
      [[ $quote ]] && start=""
      mapfile -t lines < <("${1/#\~\//$HOME/}" __complete bash -- "${words[@]}" 2>/dev/null)
      (( ${#lines[@]} )) && last=${lines[-1]} && unset "lines[-1]"
      COMPREPLY=()
      if [[ $last == :files* ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t lines < <(compgen -f -- "${words[-1]#"$start"}")
        for line in "${lines[@]}"; do
          [[ -d ${line/#\~\//$HOME/} || " ${last#:files} " == *" ${line##*.} "* ]] && COMPREPLY+=("$line")
        done
        (( ${#COMPREPLY[@]} )) || COMPREPLY=("${lines[@]}")
        return
      fi
      for line in "${lines[@]}"; do
        value=${line%%$'\t'*}
        value=${value#"$start"}
        [[ $quote ]] || printf -v value %q "$value"
        [[ $COMP_TYPE == 63 && $line == *$'\t'* ]] && (( ${#lines[@]} > 1 )) && value+="  (${line#*$'\t'})"
        COMPREPLY+=("$value")
      done
    }
    complete -o nosort -F _recipes recipes
    """#

  private static let zshText = #"""
    #compdef recipes
    # Completion of recipes for zsh.
    _recipes() {
      local -a before lines values shown
      local line program=${(Q)words[1]}
      before=("${(@Q)words[2,CURRENT-1]}")
      lines=("${(@f)$("${program/#\~\//$HOME/}" __complete zsh -- "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)}")
      if [[ ${lines[-1]} == :files* ]]; then
        line="${${lines[-1]#:files}# }"
        [[ -n $line ]] && _files -g "*.(${line// /|})" || _files
        return
      fi
      for line in "${(@)lines[1,-2]}"; do
        values+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
      done
      compadd -U -l -d shown -a values
    }
    if [[ $funcstack[1] == _recipes ]]; then _recipes "$@"; else compdef _recipes recipes; fi
    """#

  private static let fishText = #"""
    # Completion of recipes for fish.
    function __recipes_complete
      set -l words (commandline -opc)
      set -l lines ($words[1] __complete fish -- $words[2..-1] (commandline -ct) 2>/dev/null)
      if test "$lines[-1]" = :files
        __fish_complete_path (commandline -ct)
      else if string match -q ':files *' -- $lines[-1]
        set -l paths (__fish_complete_path (commandline -ct))
        set -l endings (string split ' ' -- $lines[-1] | tail -n +2 | string join '|')
        string match -ri "^.*(?:/|\.(?:$endings))(?:\t.*)?\$" -- $paths
        or printf '%s\n' $paths
      else if test (count $lines) -gt 1
        printf '%s\n' $lines[1..-2]
      end
    end
    complete -c recipes -f -k -a '(__recipes_complete)'
    """#
}
