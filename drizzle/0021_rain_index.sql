CREATE TABLE `rain_days` (
	`cell` text NOT NULL,
	`day` text NOT NULL,
	`rain` real NOT NULL,
	`source` text NOT NULL,
	`fetched_at` text NOT NULL,
	PRIMARY KEY(`cell`, `day`),
	CONSTRAINT "rain_days_rain" CHECK("rain_days"."rain" >= 0)
);
--> statement-breakpoint
ALTER TABLE `insurance_claims` ADD `season_reading` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `insured_crop` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `insured_place` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `season_start` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `season_end` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `settled_at` text;--> statement-breakpoint
CREATE INDEX `farmer_insurance_unsettled` ON `farmer_insurance` (`id`,`season_end`) WHERE season_end is not null and settled_at is null;--> statement-breakpoint
ALTER TABLE `insurance_products` ADD `rain_index` text;--> statement-breakpoint
CREATE TRIGGER `rain_days_are_not_changed` BEFORE UPDATE ON `rain_days` BEGIN
	SELECT RAISE(ABORT, 'rain on record is never changed');
END;
