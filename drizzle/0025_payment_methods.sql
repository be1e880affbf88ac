PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_payment_methods` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`method_type` text NOT NULL,
	`provider` text DEFAULT '' NOT NULL,
	`account_identifier` text DEFAULT '' NOT NULL,
	`currency` text NOT NULL,
	`country` text NOT NULL,
	`account_name` text,
	`is_default` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`account_id` text,
	`agent_id` text,
	`confirmed_at` text,
	`removed_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`account_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`agent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payment_methods_type" CHECK("__new_payment_methods"."method_type" in ('wallet', 'bank', 'cash')),
	CONSTRAINT "payment_methods_currency" CHECK("__new_payment_methods"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "payment_methods_country" CHECK("__new_payment_methods"."country" in ('NG', 'KE', 'GH', 'ZA', 'EG', 'MA', 'ET', 'TZ', 'UG', 'ZM', 'ZW', 'MW', 'RW', 'SN', 'CI', 'BF', 'ML', 'NE', 'TG', 'BJ', 'GW', 'CM', 'TD', 'CF', 'CG', 'GA', 'GQ', 'AO', 'MZ', 'BW', 'NA', 'SZ', 'LS', 'MG', 'MU', 'LR', 'SL', 'GN', 'GM', 'CV', 'ST', 'SC', 'KM', 'DJ', 'ER', 'SO', 'SS', 'SD', 'LY', 'TN', 'DZ')),
	CONSTRAINT "payment_methods_wallet" CHECK(("__new_payment_methods"."method_type" = 'wallet') = ("__new_payment_methods"."account_id" is not null)),
	CONSTRAINT "payment_methods_cash" CHECK(("__new_payment_methods"."method_type" = 'cash') = ("__new_payment_methods"."agent_id" is not null)),
	CONSTRAINT "payment_methods_usable_default" CHECK("__new_payment_methods"."is_default" = 0 or ("__new_payment_methods"."confirmed_at" is not null and "__new_payment_methods"."removed_at" is null))
);
--> statement-breakpoint
-- Edited by hand. Nothing wrote payment methods before; a row that somebody put there by hand is kept as a bank to be confirmed.
INSERT INTO `__new_payment_methods`("id", "user_id", "method_type", "provider", "account_identifier", "currency", "country", "account_name", "is_active") SELECT "id", "user_id", 'bank', "provider", "account_identifier", "currency", "country", "account_name", "is_active" FROM `payment_methods`;--> statement-breakpoint
DROP TABLE `payment_methods`;--> statement-breakpoint
ALTER TABLE `__new_payment_methods` RENAME TO `payment_methods`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_methods_account` ON `payment_methods` (`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_methods_default` ON `payment_methods` (`user_id`,`currency`) WHERE is_default = 1;--> statement-breakpoint
CREATE INDEX `payment_methods_user` ON `payment_methods` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payment_methods_agent` ON `payment_methods` (`agent_id`);--> statement-breakpoint
CREATE TABLE `__new_financial_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text,
	`method_id` text,
	`transaction_type` text NOT NULL,
	`category` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`provider` text NOT NULL,
	`description` text,
	`recipient_phone` text,
	`recipient_name` text,
	`reference` text,
	`provider_transaction_id` text,
	`related_field_id` text,
	`related_crop_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`error_message` text,
	`fees` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`completed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`account_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`method_id`) REFERENCES `payment_methods`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`related_field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`related_crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "financial_transactions_type" CHECK("__new_financial_transactions"."transaction_type" in ('credit', 'debit')),
	CONSTRAINT "financial_transactions_currency" CHECK("__new_financial_transactions"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "financial_transactions_status" CHECK("__new_financial_transactions"."status" in ('completed', 'pending', 'failed', 'cancelled')),
	CONSTRAINT "financial_transactions_place" CHECK(("__new_financial_transactions"."account_id" is null) <> ("__new_financial_transactions"."method_id" is null)),
	CONSTRAINT "financial_transactions_amount" CHECK("__new_financial_transactions"."amount" >= 0),
	CONSTRAINT "financial_transactions_fees" CHECK("__new_financial_transactions"."fees" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_financial_transactions`("id", "user_id", "account_id", "method_id", "transaction_type", "category", "amount", "currency", "provider", "description", "recipient_phone", "recipient_name", "reference", "provider_transaction_id", "related_field_id", "related_crop_id", "status", "error_message", "fees", "created_at", "completed_at") SELECT "id", "user_id", "account_id", NULL, "transaction_type", "category", "amount", "currency", "provider", "description", "recipient_phone", "recipient_name", "reference", "provider_transaction_id", "related_field_id", "related_crop_id", "status", "error_message", "fees", "created_at", "completed_at" FROM `financial_transactions`;--> statement-breakpoint
DROP TABLE `financial_transactions`;--> statement-breakpoint
ALTER TABLE `__new_financial_transactions` RENAME TO `financial_transactions`;--> statement-breakpoint
CREATE INDEX `financial_transactions_user_created` ON `financial_transactions` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `financial_transactions_account_created` ON `financial_transactions` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `financial_transactions_method` ON `financial_transactions` (`method_id`) WHERE method_id is not null;--> statement-breakpoint
CREATE INDEX `financial_transactions_status_created` ON `financial_transactions` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `financial_transactions_provider_id` ON `financial_transactions` (`provider_transaction_id`);--> statement-breakpoint
CREATE INDEX `financial_transactions_field` ON `financial_transactions` (`related_field_id`);--> statement-breakpoint
CREATE INDEX `financial_transactions_crop` ON `financial_transactions` (`related_crop_id`);--> statement-breakpoint
-- Each account is a way to be paid. One in each currency is the default one, for both ways of money: the one that was, or else the oldest.
UPDATE `mobile_money_accounts` SET `is_default` = (`removed_at` IS NULL AND `is_active` = 1 AND `id` = (
	SELECT first.`id` FROM `mobile_money_accounts` AS first
	WHERE first.`user_id` = `mobile_money_accounts`.`user_id` AND first.`currency` = `mobile_money_accounts`.`currency` AND first.`removed_at` IS NULL AND first.`is_active` = 1
	ORDER BY first.`is_default` DESC, first.`created_at`, first.`id` LIMIT 1
));--> statement-breakpoint
INSERT INTO `payment_methods` (`id`, `user_id`, `method_type`, `currency`, `country`, `is_default`, `account_id`, `confirmed_at`, `removed_at`, `created_at`) SELECT `id`, `user_id`, 'wallet', `currency`, `country`, `is_default`, `id`, `created_at`, `removed_at`, `created_at` FROM `mobile_money_accounts`;--> statement-breakpoint
CREATE UNIQUE INDEX `mobile_money_accounts_default` ON `mobile_money_accounts` (`user_id`,`currency`) WHERE is_default = 1;