PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_field_measurements` (
	`id` text PRIMARY KEY NOT NULL,
	`field_id` text NOT NULL,
	`measured_by` text,
	`measurement_date` text,
	`latitude` real,
	`longitude` real,
	`soil_ph` real,
	`soil_moisture` real,
	`organic_matter` real,
	`nitrogen` real,
	`phosphorus` real,
	`potassium` real,
	`temperature` real,
	`humidity` real,
	`rainfall` real,
	`source` text,
	`photo_id` text,
	`additional_data` text,
	`notes` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`measured_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "field_measurements_source" CHECK("__new_field_measurements"."source" in ('lab', 'kit', 'gauge')),
	CONSTRAINT "field_measurements_latitude" CHECK("__new_field_measurements"."latitude" between -90 and 90),
	CONSTRAINT "field_measurements_longitude" CHECK("__new_field_measurements"."longitude" between -180 and 180),
	CONSTRAINT "field_measurements_soil_ph" CHECK("__new_field_measurements"."soil_ph" between 0 and 14),
	CONSTRAINT "field_measurements_soil_moisture" CHECK("__new_field_measurements"."soil_moisture" between 0 and 100),
	CONSTRAINT "field_measurements_organic_matter" CHECK("__new_field_measurements"."organic_matter" between 0 and 100),
	CONSTRAINT "field_measurements_humidity" CHECK("__new_field_measurements"."humidity" between 0 and 100)
);
--> statement-breakpoint
INSERT INTO `__new_field_measurements`("id", "field_id", "measured_by", "measurement_date", "latitude", "longitude", "soil_ph", "soil_moisture", "organic_matter", "nitrogen", "phosphorus", "potassium", "temperature", "humidity", "rainfall", "source", "photo_id", "additional_data", "notes", "created_at") SELECT "id", "field_id", "measured_by", "measurement_date", "latitude", "longitude", "soil_ph", "soil_moisture", "organic_matter", "nitrogen", "phosphorus", "potassium", "temperature", "humidity", NULL, NULL, NULL, "additional_data", "notes", "created_at" FROM `field_measurements`;--> statement-breakpoint
DROP TABLE `field_measurements`;--> statement-breakpoint
ALTER TABLE `__new_field_measurements` RENAME TO `field_measurements`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `field_measurements_field_date` ON `field_measurements` (`field_id`,`measurement_date`,`created_at`);--> statement-breakpoint
CREATE INDEX `field_measurements_measured_by` ON `field_measurements` (`measured_by`);--> statement-breakpoint
CREATE INDEX `field_measurements_photo` ON `field_measurements` (`photo_id`);--> statement-breakpoint
ALTER TABLE `resource_applications` ADD `grade` text;--> statement-breakpoint
ALTER TABLE `resource_applications` ADD `pre_harvest_days` integer;--> statement-breakpoint
ALTER TABLE `resource_applications` ADD `re_entry_hours` integer;--> statement-breakpoint
ALTER TABLE `resource_applications` ADD `created_at` text;