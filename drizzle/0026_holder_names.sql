ALTER TABLE `mobile_money_accounts` ADD `holder_name` text;--> statement-breakpoint
ALTER TABLE `mobile_money_accounts` ADD `holder_confirmed_at` text;--> statement-breakpoint
ALTER TABLE `mobile_money_accounts` ADD `name_due_at` text;--> statement-breakpoint
ALTER TABLE `mobile_money_accounts` ADD `name_attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `mobile_money_accounts_name_due` ON `mobile_money_accounts` (`name_due_at`) WHERE name_due_at is not null;--> statement-breakpoint
-- Edited by hand. Providers are asked about the accounts that are there too, where their number is proved; those without a way to ask are left out then.
UPDATE `mobile_money_accounts` SET `name_due_at` = strftime('%Y-%m-%dT%H:%M:%fZ','now') WHERE `kyc_status` = 'pending' AND `is_verified` = 1 AND `removed_at` IS NULL;
