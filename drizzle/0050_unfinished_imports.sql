CREATE TABLE `unfinished_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`field_ids` text NOT NULL,
	`request_id` text,
	`started_at` text NOT NULL
);
--> statement-breakpoint
-- Written by hand. A box that has its number already is not given one: to write the row once more took as long as to add it.
DROP TRIGGER `fields_insert_box`;--> statement-breakpoint
CREATE TRIGGER `fields_insert_box` AFTER INSERT ON `fields` WHEN new.`west` IS NOT NULL AND new.`removed_at` IS NULL BEGIN
	UPDATE `fields` SET `box_id` = (SELECT ifnull(max(`box_id`), 0) + 1 FROM `fields`) WHERE `id` = new.`id` AND `box_id` IS NULL;
	INSERT INTO `field_boxes` SELECT `box_id`, `west`, `east`, `south`, `north` FROM `fields` WHERE `id` = new.`id`;
END;
