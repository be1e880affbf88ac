-- Edited by hand. The currencies that a column may hold stand in a CHECK of 24 tables. No row is against the new list, so the
-- lists are changed in the schema, as SQLite describes it (lang_altertable.html, 7), and no table is copied. Amounts in
-- ZWL stay what they are.
PRAGMA writable_schema = ON;--> statement-breakpoint
UPDATE `sqlite_schema` SET `sql` = replace(replace(`sql`, '''ZWL''', '''ZWG'''), '''USD'')', '''USD'', ''MRU'', ''ZWL'')') WHERE `type` = 'table' AND `sql` LIKE '%''ZWL''%';--> statement-breakpoint
PRAGMA writable_schema = RESET;--> statement-breakpoint
-- Other connections read the schema again after a change that SQLite makes itself.
CREATE TABLE `__schema_changed` (`id` integer);--> statement-breakpoint
DROP TABLE `__schema_changed`;
