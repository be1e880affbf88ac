ALTER TABLE `advisories` ADD `announce_to` text;--> statement-breakpoint
ALTER TABLE `advisories` ADD `announce_place` text;--> statement-breakpoint
ALTER TABLE `advisories` ADD `sms` text;