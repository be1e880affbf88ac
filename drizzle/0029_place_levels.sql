CREATE INDEX `users_weather_place` ON `users` (`preferred_location`) WHERE role = 'farmer' and is_active;--> statement-breakpoint
-- Edited by hand. People are also found by the district, the region and the country of their place: Gbarnga is in Bong County.
-- Whoever changes what `place_levels` knows of a place adds a migration that stores these words anew.
DROP TRIGGER `search_documents_update_is_indexed`;--> statement-breakpoint
UPDATE `search_documents` SET `words` = trim(`words` || ' ' || folded((SELECT place_levels(u.`location`) FROM `users` u WHERE u.`id` = `search_documents`.`row_id`))) WHERE `list` = 'people' AND EXISTS (SELECT 1 FROM `users` u WHERE u.`id` = `search_documents`.`row_id`);--> statement-breakpoint
INSERT INTO `search_index` (`search_index`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `search_documents_update_is_indexed` AFTER UPDATE ON `search_documents` BEGIN
	INSERT INTO `search_index` (`search_index`, `rowid`, `words`) VALUES ('delete', old.`id`, old.`words`);
	INSERT INTO `search_index` (`rowid`, `words`) VALUES (new.`id`, new.`words`);
END;
--> statement-breakpoint
DROP TRIGGER `users_insert_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `users_insert_is_searchable` AFTER INSERT ON `users` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('people', new.`id`, folded(trim(coalesce(new.`full_name`, '') || ' ' || coalesce(new.`username`, '') || ' ' || coalesce(new.`phone`, '') || ' ' || coalesce(new.`email`, '') || ' ' || coalesce(new.`location`, '') || ' ' || place_levels(new.`location`))));
END;
--> statement-breakpoint
DROP TRIGGER `users_update_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `users_update_is_searchable` AFTER UPDATE OF `full_name`, `username`, `phone`, `email`, `location` ON `users` BEGIN
	UPDATE `search_documents` SET `words` = folded(trim(coalesce(new.`full_name`, '') || ' ' || coalesce(new.`username`, '') || ' ' || coalesce(new.`phone`, '') || ' ' || coalesce(new.`email`, '') || ' ' || coalesce(new.`location`, '') || ' ' || place_levels(new.`location`))) WHERE `list` = 'people' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
-- An account that got the weather of a city without choosing, because its region had none, gets that of its region.
UPDATE `users` SET `preferred_location` = nearer_weather_place(`location`, `preferred_location`) WHERE `role` = 'farmer' AND `location` IS NOT NULL AND `preferred_location` <> nearer_weather_place(`location`, `preferred_location`);
