ALTER TABLE `advisories` ADD `announce_to` text CONSTRAINT "advisories_announce_to" CHECK("advisories"."announce_to" in ('all', 'growers', 'place'));--> statement-breakpoint
ALTER TABLE `advisories` ADD `announce_place` text;--> statement-breakpoint
ALTER TABLE `advisories` ADD `sms` text;