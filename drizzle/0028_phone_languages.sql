CREATE TABLE `phone_languages` (
	`phone` text PRIMARY KEY NOT NULL,
	`language` text,
	`asked_at` text,
	`chosen_at` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `phone_languages_updated` ON `phone_languages` (`updated_at`);