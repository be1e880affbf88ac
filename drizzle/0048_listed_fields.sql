ALTER TABLE `fields` ADD `country` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `fields_created` ON `fields` (`created_at`,`id`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `fields_country_created` ON `fields` (`country`,`created_at`,`id`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `fields_needing_border` ON `fields` (`created_at`,`id`,`country`) WHERE removed_at is null and west is null and total_area > 4;--> statement-breakpoint
CREATE INDEX `fields_wide_band` ON `fields` (`created_at`,`id`,`country`) WHERE removed_at is null and error_band > 15;--> statement-breakpoint
-- Written by hand. The country of a field is that of its farmer's place; whoever changes what `country_of` knows adds a
-- migration that stores it anew.
UPDATE `fields` SET `country` = (SELECT country_of(u.`location`) FROM `users` u WHERE u.`id` = `fields`.`farmer_id`);--> statement-breakpoint
CREATE TRIGGER `fields_insert_country` AFTER INSERT ON `fields` WHEN new.`country` = '' BEGIN
	UPDATE `fields` SET `country` = country_of((SELECT u.`location` FROM `users` u WHERE u.`id` = new.`farmer_id`)) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `fields_update_country` AFTER UPDATE OF `farmer_id` ON `fields` BEGIN
	UPDATE `fields` SET `country` = country_of((SELECT u.`location` FROM `users` u WHERE u.`id` = new.`farmer_id`)) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_update_field_country` AFTER UPDATE OF `location` ON `users` WHEN new.`location` IS NOT old.`location` BEGIN
	UPDATE `fields` SET `country` = country_of(new.`location`) WHERE `farmer_id` = new.`id`;
END;
--> statement-breakpoint
-- Fields are found by their name, code and place, and by the name and the place of their farmer.
INSERT INTO `search_documents` (`list`, `row_id`, `words`) SELECT 'fields', f.`id`, search_key(trim(f.`name` || ' ' || coalesce(f.`code`, '') || ' ' || coalesce(f.`place`, '') || ' ' || coalesce((SELECT u.`full_name` || ' ' || coalesce(u.`location`, '') FROM `users` u WHERE u.`id` = f.`farmer_id`), ''))) FROM `fields` f;--> statement-breakpoint
CREATE TRIGGER `fields_insert_is_searchable` AFTER INSERT ON `fields` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('fields', new.`id`, search_key(trim(new.`name` || ' ' || coalesce(new.`code`, '') || ' ' || coalesce(new.`place`, '') || ' ' || coalesce((SELECT u.`full_name` || ' ' || coalesce(u.`location`, '') FROM `users` u WHERE u.`id` = new.`farmer_id`), ''))));
END;
--> statement-breakpoint
CREATE TRIGGER `fields_update_is_searchable` AFTER UPDATE OF `name`, `code`, `place`, `farmer_id` ON `fields` BEGIN
	UPDATE `search_documents` SET `words` = search_key(trim(new.`name` || ' ' || coalesce(new.`code`, '') || ' ' || coalesce(new.`place`, '') || ' ' || coalesce((SELECT u.`full_name` || ' ' || coalesce(u.`location`, '') FROM `users` u WHERE u.`id` = new.`farmer_id`), ''))) WHERE `list` = 'fields' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `fields_delete_is_searchable` AFTER DELETE ON `fields` BEGIN
	DELETE FROM `search_documents` WHERE `list` = 'fields' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_update_field_is_searchable` AFTER UPDATE OF `full_name`, `location` ON `users` WHEN new.`full_name` IS NOT old.`full_name` OR new.`location` IS NOT old.`location` BEGIN
	UPDATE `search_documents` SET `words` = (SELECT search_key(trim(f.`name` || ' ' || coalesce(f.`code`, '') || ' ' || coalesce(f.`place`, '') || ' ' || new.`full_name` || ' ' || coalesce(new.`location`, ''))) FROM `fields` f WHERE f.`id` = `search_documents`.`row_id`) WHERE `list` = 'fields' AND `row_id` IN (SELECT f.`id` FROM `fields` f WHERE f.`farmer_id` = new.`id`);
END;
