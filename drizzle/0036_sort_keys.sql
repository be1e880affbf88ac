DROP INDEX `users_name`;--> statement-breakpoint
DROP INDEX `users_role_name`;--> statement-breakpoint
ALTER TABLE `users` ADD `sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Edited by hand. People stand in lists as people sort (`sortKey` in src/domain/people/names/sort-key.ts). No profile changes by it: phones need not
-- be told.
DROP TRIGGER `users_update_is_a_change`;--> statement-breakpoint
UPDATE `users` SET `sort_key` = sort_key(`full_name`);--> statement-breakpoint
CREATE TRIGGER `users_update_is_a_change` AFTER UPDATE ON `users` BEGIN
	DELETE FROM `changes` WHERE `list` = 'profile' AND `row_id` = '' AND `owner_id` = new.`id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('profile', new.`id`);
END;
--> statement-breakpoint
CREATE INDEX `users_sort` ON `users` (`sort_key`,`id`);--> statement-breakpoint
CREATE INDEX `users_role_sort` ON `users` (`role`,`sort_key`,`id`);--> statement-breakpoint
CREATE TRIGGER `users_insert_is_sorted` AFTER INSERT ON `users` WHEN new.`sort_key` <> sort_key(new.`full_name`) BEGIN
	UPDATE `users` SET `sort_key` = sort_key(new.`full_name`) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_update_is_sorted` AFTER UPDATE OF `full_name`, `sort_key` ON `users` WHEN new.`sort_key` <> sort_key(new.`full_name`) BEGIN
	UPDATE `users` SET `sort_key` = sort_key(new.`full_name`) WHERE `id` = new.`id`;
END;
