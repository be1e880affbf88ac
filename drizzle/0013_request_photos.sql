CREATE TABLE `request_photos` (
	`request_id` text PRIMARY KEY NOT NULL,
	`farmer_id` text NOT NULL,
	`photo_id` text,
	`farmer_crop_id` text,
	`crop` text,
	`stage` text,
	`place` text,
	FOREIGN KEY (`request_id`) REFERENCES `contact_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`farmer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`farmer_crop_id`) REFERENCES `farmer_crops`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "request_photos_stage" CHECK("request_photos"."stage" in ('planning', 'planted', 'growing', 'harvesting', 'harvested', 'completed', 'problem'))
);
--> statement-breakpoint
CREATE INDEX `request_photos_farmer` ON `request_photos` (`farmer_id`);--> statement-breakpoint
CREATE INDEX `request_photos_photo` ON `request_photos` (`photo_id`);--> statement-breakpoint
CREATE INDEX `request_photos_crop` ON `request_photos` (`farmer_crop_id`);--> statement-breakpoint
-- Written by hand: words that an installation changed stay changed where their names moved.
UPDATE `translations` SET `key` = 'tickets.help.' || substr(`key`, length('farmer.help.') + 1) WHERE `key` LIKE 'farmer.help.%';--> statement-breakpoint
UPDATE `translations` SET `key` = 'crop.form.' || substr(`key`, length('farmer.cropForm.') + 1) WHERE `key` LIKE 'farmer.cropForm.%';--> statement-breakpoint
UPDATE `translations` SET `key` = 'crop.detail.' || substr(`key`, length('farmer.cropDetail.') + 1) WHERE `key` LIKE 'farmer.cropDetail.%';--> statement-breakpoint
UPDATE `translations` SET `key` = 'crop.list.' || substr(`key`, length('farmer.crops.') + 1) WHERE `key` IN ('farmer.crops.title', 'farmer.crops.search', 'farmer.crops.current', 'farmer.crops.currentUncounted', 'farmer.crops.available', 'farmer.crops.showAll', 'farmer.crops.none', 'farmer.crops.addFirst', 'farmer.crops.noMatch', 'farmer.crops.noCatalogue', 'farmer.crops.clearSearch', 'farmer.crops.add', 'farmer.crops.addNamed');
