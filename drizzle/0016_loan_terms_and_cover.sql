ALTER TABLE `farmer_insurance` ADD `covered_from` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `credited_at` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `credited_by` text REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `farmer_insurance_credited_by` ON `farmer_insurance` (`credited_by`);--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `day_count` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `rebate` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `started_on` text;--> statement-breakpoint
ALTER TABLE `insurance_products` ADD `waiting_days` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `loan_payments` ADD `saved` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `loan_payments` ADD `paid_on` text;--> statement-breakpoint
ALTER TABLE `loan_products` ADD `day_count` text DEFAULT '30/360' NOT NULL CONSTRAINT "loan_products_day_count" CHECK("loan_products"."day_count" in ('30/360', 'actual/365'));--> statement-breakpoint
ALTER TABLE `loan_products` ADD `rebate` text DEFAULT 'none' NOT NULL CONSTRAINT "loan_products_rebate" CHECK("loan_products"."rebate" in ('none', 'rule78', 'byDays'));--> statement-breakpoint
-- Policies of before keep their terms: those that were accepted cover from their first day.
UPDATE `farmer_insurance` SET `covered_from` = `policy_start` WHERE `status` IN ('active', 'expired', 'claimed', 'cancelled');
