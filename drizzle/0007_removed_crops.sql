ALTER TABLE `farmer_crops` ADD `removed_at` text;--> statement-breakpoint
CREATE INDEX `farmer_crops_removed` ON `farmer_crops` (`removed_at`) WHERE "farmer_crops"."removed_at" is not null;