-- Written by hand, from `syncTriggersOf`: phones keep a copy of a farmer’s fields, and are told when it is old.
CREATE TRIGGER `fields_insert_is_a_change` AFTER INSERT ON `fields` BEGIN
	DELETE FROM `changes` WHERE `list` = 'fields' AND `row_id` = '' AND `owner_id` = new.`farmer_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('fields', new.`farmer_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `fields_update_is_a_change` AFTER UPDATE ON `fields` BEGIN
	DELETE FROM `changes` WHERE `list` = 'fields' AND `row_id` = '' AND `owner_id` = new.`farmer_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('fields', new.`farmer_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `fields_delete_is_a_change` AFTER DELETE ON `fields` BEGIN
	DELETE FROM `changes` WHERE `list` = 'fields' AND `row_id` = '' AND `owner_id` = old.`farmer_id`;
	INSERT INTO `changes` (`list`, `owner_id`) VALUES ('fields', old.`farmer_id`);
END;
