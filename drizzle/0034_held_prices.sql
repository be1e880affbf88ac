CREATE TABLE `held_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`price_id` text,
	`crop_id` text NOT NULL,
	`market` text NOT NULL,
	`price_per_kg` integer NOT NULL,
	`last_price` integer NOT NULL,
	`currency` text NOT NULL,
	`date` text NOT NULL,
	`trend` text,
	`source` text,
	`proposed_by` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "held_prices_currency" CHECK("held_prices"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWG', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD', 'MRU', 'ZWL')),
	CONSTRAINT "held_prices_trend" CHECK("held_prices"."trend" in ('up', 'down', 'stable')),
	CONSTRAINT "held_prices_price" CHECK("held_prices"."price_per_kg" >= 0 and "held_prices"."last_price" >= 0)
);
--> statement-breakpoint
CREATE INDEX `held_prices_created` ON `held_prices` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `held_prices_crop` ON `held_prices` (`crop_id`);--> statement-breakpoint
CREATE INDEX `held_prices_price_id` ON `held_prices` (`price_id`);--> statement-breakpoint
CREATE INDEX `held_prices_proposed_by` ON `held_prices` (`proposed_by`);