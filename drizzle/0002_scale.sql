DROP INDEX `market_prices_crop_market_date`;--> statement-breakpoint
CREATE INDEX `market_prices_series` ON `market_prices` (`crop_id`,`market`,`date`,`created_at`,`id`,`price_per_kg`,`currency`);--> statement-breakpoint
DROP INDEX `advisories_crop`;--> statement-breakpoint
DROP INDEX `advisories_author`;--> statement-breakpoint
CREATE INDEX `advisories_active_language_category` ON `advisories` (`is_active`,`language`,`category`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `advisories_active_language_priority` ON `advisories` (`is_active`,`language`,`priority`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `advisories_crop` ON `advisories` (`crop_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `advisories_author` ON `advisories` (`author_id`,`created_at`,`id`);