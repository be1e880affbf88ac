CREATE TABLE `boundary_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`field_id` text NOT NULL,
	`other_field_id` text NOT NULL,
	`shared_area` real NOT NULL,
	`share` real NOT NULL,
	`note` text,
	`settled_by` text,
	`settled_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`settled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "boundary_cases_shared_area" CHECK("boundary_cases"."shared_area" > 0),
	CONSTRAINT "boundary_cases_share" CHECK("boundary_cases"."share" > 0 and "boundary_cases"."share" <= 1.000001),
	CONSTRAINT "boundary_cases_pair" CHECK("boundary_cases"."field_id" < "boundary_cases"."other_field_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `boundary_cases_open` ON `boundary_cases` (`field_id`,`other_field_id`) WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX `boundary_cases_field` ON `boundary_cases` (`field_id`);--> statement-breakpoint
CREATE INDEX `boundary_cases_other` ON `boundary_cases` (`other_field_id`);--> statement-breakpoint
CREATE INDEX `boundary_cases_waiting` ON `boundary_cases` (`created_at`,`id`) WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX `boundary_cases_settled_by` ON `boundary_cases` (`settled_by`);--> statement-breakpoint
CREATE TABLE `field_tracks` (
	`id` text PRIMARY KEY NOT NULL,
	`field_id` text NOT NULL,
	`walked_by` text,
	`started_at` text NOT NULL,
	`fixes` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`walked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `field_tracks_field` ON `field_tracks` (`field_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `field_tracks_walked_by` ON `field_tracks` (`walked_by`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_fields` (
	`id` text PRIMARY KEY NOT NULL,
	`farmer_id` text NOT NULL,
	`code` text,
	`name` text NOT NULL,
	`description` text,
	`place` text,
	`way` text DEFAULT 'area' NOT NULL,
	`total_area` real NOT NULL,
	`boundary_coordinates` text NOT NULL,
	`perimeter` real,
	`error_band` real,
	`west` integer,
	`south` integer,
	`east` integer,
	`north` integer,
	`box_id` integer,
	`center_latitude` real,
	`center_longitude` real,
	`elevation` real,
	`slope` real,
	`soil_type` text,
	`drainage_level` text,
	`access_road` integer DEFAULT false NOT NULL,
	`water_source` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`removed_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "fields_total_area" CHECK("__new_fields"."total_area" > 0),
	CONSTRAINT "fields_center_latitude" CHECK("__new_fields"."center_latitude" between -90 and 90),
	CONSTRAINT "fields_center_longitude" CHECK("__new_fields"."center_longitude" between -180 and 180),
	CONSTRAINT "fields_error_band" CHECK("__new_fields"."error_band" >= 0),
	CONSTRAINT "fields_way" CHECK("__new_fields"."way" in ('area', 'walked', 'drawn', 'taped', 'imported'))
);
--> statement-breakpoint
INSERT INTO `__new_fields`("id", "farmer_id", "code", "name", "description", "place", "way", "total_area", "boundary_coordinates", "perimeter", "error_band", "west", "south", "east", "north", "box_id", "center_latitude", "center_longitude", "elevation", "slope", "soil_type", "drainage_level", "access_road", "water_source", "created_at", "updated_at", "removed_at", "version") SELECT "id", "farmer_id", NULL, "name", "description", NULL, 'area', "total_area", "boundary_coordinates", NULL, NULL, NULL, NULL, NULL, NULL, NULL, "center_latitude", "center_longitude", "elevation", "slope", "soil_type", "drainage_level", "access_road", "water_source", "created_at", "updated_at", NULL, 1 FROM `fields`;--> statement-breakpoint
DROP TABLE `fields`;--> statement-breakpoint
ALTER TABLE `__new_fields` RENAME TO `fields`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `fields_code` ON `fields` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `fields_box` ON `fields` (`box_id`);--> statement-breakpoint
CREATE INDEX `fields_farmer_created` ON `fields` (`farmer_id`,`created_at`,`id`);--> statement-breakpoint
-- Written by hand. Boxes of borders, as whole ten-millionths of a degree: a box of NULL would be one of 0, and 32 bits hold
-- no more than 214 degrees, so that only a border has a box.
CREATE VIRTUAL TABLE `field_boxes` USING rtree_i32(`id`, `west`, `east`, `south`, `north`);--> statement-breakpoint
CREATE TRIGGER `fields_insert_box` AFTER INSERT ON `fields` WHEN new.`west` IS NOT NULL AND new.`removed_at` IS NULL BEGIN
	UPDATE `fields` SET `box_id` = (SELECT ifnull(max(`box_id`), 0) + 1 FROM `fields`) WHERE `id` = new.`id`;
	INSERT INTO `field_boxes` SELECT `box_id`, `west`, `east`, `south`, `north` FROM `fields` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `fields_update_box` AFTER UPDATE OF `west`, `east`, `south`, `north`, `removed_at` ON `fields` BEGIN
	UPDATE `fields` SET `box_id` = (SELECT ifnull(max(`box_id`), 0) + 1 FROM `fields`) WHERE `id` = new.`id` AND `box_id` IS NULL AND `west` IS NOT NULL;
	DELETE FROM `field_boxes` WHERE `id` = (SELECT `box_id` FROM `fields` WHERE `id` = new.`id`);
	INSERT INTO `field_boxes` SELECT `box_id`, `west`, `east`, `south`, `north` FROM `fields` WHERE `id` = new.`id` AND `west` IS NOT NULL AND `removed_at` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `fields_delete_box` AFTER DELETE ON `fields` BEGIN
	DELETE FROM `field_boxes` WHERE `id` = old.`box_id`;
END;
