/// The database's schema as numbered steps, SQL text embedded in the binary.
///
/// A step that anybody's database may have taken is never edited: a new one is added at the end, as a file in `Steps` and
/// a line in `all`.
package enum Migrations {
  /// The steps in the order in which they are taken, each with the name under which a database remembers it.
  package static let all: [(identifier: String, sql: String)] = [
    ("v001_create_recipes", text(PackageResources.v001_create_recipes_sql)),
    ("v002_remember_expansion", text(PackageResources.v002_remember_expansion_sql)),
    ("v003_keep_counts", text(PackageResources.v003_keep_counts_sql)),
    ("v004_keep_history", text(PackageResources.v004_keep_history_sql)),
    ("v005_keep_hashes", text(PackageResources.v005_keep_hashes_sql)),
    ("v006_count_recents", text(PackageResources.v006_count_recents_sql)),
    ("v007_order_full_text", text(PackageResources.v007_order_full_text_sql)),
    ("v008_order_collections", text(PackageResources.v008_order_collections_sql)),
    ("v009_save_filters", text(PackageResources.v009_save_filters_sql)),
    ("v010_shop", text(PackageResources.v010_shop_sql)),
    ("v011_log_cookings", text(PackageResources.v011_log_cookings_sql)),
    ("v012_cook", text(PackageResources.v012_cook_sql)),
    ("v013_plan_meals", text(PackageResources.v013_plan_meals_sql)),
    ("v014_find_links", text(PackageResources.v014_find_links_sql)),
    ("v015_name_foods", text(PackageResources.v015_name_foods_sql)),
    ("v016_keep_checksums", text(PackageResources.v016_keep_checksums_sql)),
    ("v017_shop_for_snacks", text(PackageResources.v017_shop_for_snacks_sql)),
    ("v018_number_shopping", text(PackageResources.v018_number_shopping_sql)),
    ("v019_link_variants", text(PackageResources.v019_link_variants_sql)),
    ("v020_part_duplicates", text(PackageResources.v020_part_duplicates_sql)),
    ("v021_keep_more_checksums", text(PackageResources.v021_keep_more_checksums_sql)),
    ("v022_plan_weekdays", text(PackageResources.v022_plan_weekdays_sql)),
    ("v023_say_diets", text(PackageResources.v023_say_diets_sql)),
    ("v024_keep_stocks", text(PackageResources.v024_keep_stocks_sql)),
  ]

  /// What `sqlite_schema` holds once all steps are taken: its statements by type and name, a blank line between two.
  ///
  /// Tables that SQLite or a virtual table makes for itself are left out.
  package static let schema = text(PackageResources.schema_sql)

  private static func text(_ resource: [UInt8]) -> String {
    String(decoding: resource, as: UTF8.self)
  }
}
