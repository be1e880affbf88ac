-- Edited by hand: these triggers read the tables that are built anew. They are created again at the end.
DROP TRIGGER `ledger_entries_join_no_closed_movement`;--> statement-breakpoint
DROP TRIGGER `ledger_entries_move_the_balance`;--> statement-breakpoint
DROP TRIGGER `ledger_movements_balance`;--> statement-breakpoint
DROP TRIGGER `ledger_accounts_keep_their_kind`;--> statement-breakpoint
DROP TRIGGER `ledger_movements_are_not_changed`;--> statement-breakpoint
DROP TRIGGER `ledger_movements_are_not_deleted`;--> statement-breakpoint
CREATE TABLE `loan_changes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`loan_id` text NOT NULL,
	`kind` text NOT NULL,
	`movement` integer,
	`amount` integer,
	`day` text,
	`reason` text,
	`actor_id` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`loan_id`) REFERENCES `farmer_loans`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`movement`) REFERENCES `ledger_movements`(`number`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "loan_changes_kind" CHECK("loan_changes"."kind" in ('penalty', 'penaltyWaived', 'grace', 'rescheduled', 'writtenOff', 'writeOffTakenBack')),
	CONSTRAINT "loan_changes_amount" CHECK("loan_changes"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `loan_changes_loan` ON `loan_changes` (`loan_id`,`number`);--> statement-breakpoint
CREATE INDEX `loan_changes_movement` ON `loan_changes` (`movement`);--> statement-breakpoint
CREATE INDEX `loan_changes_actor` ON `loan_changes` (`actor_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `loan_changes_penalty` ON `loan_changes` (`loan_id`,`day`) WHERE kind = 'penalty';--> statement-breakpoint
CREATE TABLE `__new_ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`wallet_id` text,
	`loan_id` text,
	`debtor_id` text,
	`balance` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`wallet_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`loan_id`) REFERENCES `farmer_loans`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`debtor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "ledger_accounts_kind" CHECK("__new_ledger_accounts"."kind" in ('wallet', 'principal', 'interest', 'owed', 'unclaimed', 'penalty', 'transit', 'outside', 'interestIncome', 'penaltyIncome', 'writeOffs', 'fees', 'premiums', 'courses')),
	CONSTRAINT "ledger_accounts_currency" CHECK("__new_ledger_accounts"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "ledger_accounts_balance" CHECK("__new_ledger_accounts"."balance" >= 0 or "__new_ledger_accounts"."kind" not in ('wallet', 'transit', 'unclaimed'))
);
--> statement-breakpoint
INSERT INTO `__new_ledger_accounts`("id", "kind", "currency", "wallet_id", "loan_id", "debtor_id", "balance") SELECT "id", "kind", "currency", "wallet_id", "loan_id", "debtor_id", "balance" FROM `ledger_accounts`;--> statement-breakpoint
DROP TABLE `ledger_accounts`;--> statement-breakpoint
ALTER TABLE `__new_ledger_accounts` RENAME TO `ledger_accounts`;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_wallet` ON `ledger_accounts` (`wallet_id`);--> statement-breakpoint
CREATE INDEX `ledger_accounts_loan` ON `ledger_accounts` (`loan_id`,`kind`);--> statement-breakpoint
CREATE INDEX `ledger_accounts_debtor` ON `ledger_accounts` (`debtor_id`);--> statement-breakpoint
CREATE INDEX `ledger_accounts_kind_currency` ON `ledger_accounts` (`kind`,`currency`);--> statement-breakpoint
CREATE TABLE `__new_ledger_movements` (
	`number` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`reverses` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`reverses`) REFERENCES `ledger_movements`(`number`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "ledger_movements_kind" CHECK("__new_ledger_movements"."kind" in ('opening', 'topUp', 'disbursement', 'loanPayment', 'penalty', 'penaltyWaived', 'writeOff', 'premium', 'claim', 'transferOut', 'transferIn', 'transferReturned', 'course', 'refund', 'owedBack', 'received', 'claimed', 'givenBack', 'reversal'))
);
--> statement-breakpoint
INSERT INTO `__new_ledger_movements`("number", "kind", "reverses", "created_at") SELECT "number", "kind", "reverses", "created_at" FROM `ledger_movements`;--> statement-breakpoint
DROP TABLE `ledger_movements`;--> statement-breakpoint
ALTER TABLE `__new_ledger_movements` RENAME TO `ledger_movements`;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_movements_reverses` ON `ledger_movements` (`reverses`);--> statement-breakpoint
CREATE INDEX `ledger_movements_created` ON `ledger_movements` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_farmer_loans` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`loan_product_id` text NOT NULL,
	`principal_amount` integer NOT NULL,
	`interest_rate` real NOT NULL,
	`total_amount` integer NOT NULL,
	`currency` text NOT NULL,
	`term_days` integer NOT NULL,
	`purpose` text NOT NULL,
	`account_id` text,
	`related_field_id` text,
	`related_crop_id` text,
	`expected_harvest_value` integer,
	`installment_amount` integer,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`remaining_amount` integer,
	`next_payment_due` text,
	`status` text DEFAULT 'applied' NOT NULL,
	`rejection_reason` text,
	`decided_by` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`approved_at` text,
	`disbursed_at` text,
	`interest_method` text,
	`day_count` text,
	`rebate` text,
	`penalty_rate` real DEFAULT 0 NOT NULL,
	`penalty_grace_days` integer DEFAULT 0 NOT NULL,
	`penalty_cap` real DEFAULT 0 NOT NULL,
	`penalty_amount` integer DEFAULT 0 NOT NULL,
	`penalty_paid` integer DEFAULT 0 NOT NULL,
	`started_on` text,
	`acknowledged_total` integer,
	`acknowledged_at` text,
	`score` text,
	`harvest_crop_id` text,
	`due_days` text,
	`agreed_due_days` text,
	`proposed_due_days` text,
	`proposed_by` text,
	`proposal_reason` text,
	`reminded` text,
	`completed_at` text,
	`defaulted_at` text,
	`written_off_at` text,
	`written_off_amount` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`loan_product_id`) REFERENCES `loan_products`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`account_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`related_field_id`) REFERENCES `fields`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`related_crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`harvest_crop_id`) REFERENCES `farmer_crops`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "farmer_loans_currency" CHECK("__new_farmer_loans"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "farmer_loans_status" CHECK("__new_farmer_loans"."status" in ('applied', 'approved', 'disbursed', 'active', 'completed', 'defaulted', 'rejected', 'writtenOff')),
	CONSTRAINT "farmer_loans_principal_amount" CHECK("__new_farmer_loans"."principal_amount" > 0),
	CONSTRAINT "farmer_loans_interest_rate" CHECK("__new_farmer_loans"."interest_rate" >= 0),
	CONSTRAINT "farmer_loans_total_amount" CHECK("__new_farmer_loans"."total_amount" >= "__new_farmer_loans"."principal_amount"),
	CONSTRAINT "farmer_loans_term_days" CHECK("__new_farmer_loans"."term_days" in (90, 180, 365, 730)),
	CONSTRAINT "farmer_loans_expected_harvest_value" CHECK("__new_farmer_loans"."expected_harvest_value" >= 0),
	CONSTRAINT "farmer_loans_installment_amount" CHECK("__new_farmer_loans"."installment_amount" >= 0),
	CONSTRAINT "farmer_loans_paid_amount" CHECK("__new_farmer_loans"."paid_amount" between 0 and "__new_farmer_loans"."total_amount"),
	CONSTRAINT "farmer_loans_remaining_amount" CHECK("__new_farmer_loans"."remaining_amount" >= 0),
	CONSTRAINT "farmer_loans_penalty_paid" CHECK("__new_farmer_loans"."penalty_paid" between 0 and "__new_farmer_loans"."penalty_amount"),
	CONSTRAINT "farmer_loans_written_off_amount" CHECK("__new_farmer_loans"."written_off_amount" >= 0)
);
--> statement-breakpoint
-- Edited by hand: the new columns begin with their defaults.
INSERT INTO `__new_farmer_loans`("id", "user_id", "loan_product_id", "principal_amount", "interest_rate", "total_amount", "currency", "term_days", "purpose", "account_id", "related_field_id", "related_crop_id", "expected_harvest_value", "installment_amount", "paid_amount", "remaining_amount", "next_payment_due", "status", "rejection_reason", "decided_by", "created_at", "approved_at", "disbursed_at", "interest_method", "day_count", "rebate", "started_on", "acknowledged_total", "acknowledged_at", "score", "harvest_crop_id", "due_days", "proposed_due_days", "reminded", "completed_at", "defaulted_at") SELECT "id", "user_id", "loan_product_id", "principal_amount", "interest_rate", "total_amount", "currency", "term_days", "purpose", "account_id", "related_field_id", "related_crop_id", "expected_harvest_value", "installment_amount", "paid_amount", "remaining_amount", "next_payment_due", "status", "rejection_reason", "decided_by", "created_at", "approved_at", "disbursed_at", "interest_method", "day_count", "rebate", "started_on", "acknowledged_total", "acknowledged_at", "score", "harvest_crop_id", "due_days", "proposed_due_days", "reminded", "completed_at", "defaulted_at" FROM `farmer_loans`;--> statement-breakpoint
DROP TABLE `farmer_loans`;--> statement-breakpoint
ALTER TABLE `__new_farmer_loans` RENAME TO `farmer_loans`;--> statement-breakpoint
CREATE INDEX `farmer_loans_user_created` ON `farmer_loans` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_status_created` ON `farmer_loans` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_status_due` ON `farmer_loans` (`status`,`next_payment_due`);--> statement-breakpoint
CREATE INDEX `farmer_loans_product` ON `farmer_loans` (`loan_product_id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_account` ON `farmer_loans` (`account_id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_field` ON `farmer_loans` (`related_field_id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_crop` ON `farmer_loans` (`related_crop_id`);--> statement-breakpoint
CREATE INDEX `farmer_loans_decided_by` ON `farmer_loans` (`decided_by`);--> statement-breakpoint
CREATE INDEX `farmer_loans_proposed_by` ON `farmer_loans` (`proposed_by`);--> statement-breakpoint
CREATE INDEX `farmer_loans_harvest_crop` ON `farmer_loans` (`harvest_crop_id`);--> statement-breakpoint
-- Edited by hand: columns are added where nothing asks for another table.
ALTER TABLE `loan_payments` ADD `penalty` integer DEFAULT 0 NOT NULL CONSTRAINT "loan_payments_penalty" CHECK("loan_payments"."penalty" >= 0);--> statement-breakpoint
ALTER TABLE `loan_products` ADD `penalty_rate` real DEFAULT 0 NOT NULL CONSTRAINT "loan_products_penalty_rate" CHECK("loan_products"."penalty_rate" between 0 and 100);--> statement-breakpoint
ALTER TABLE `loan_products` ADD `penalty_grace_days` integer DEFAULT 0 NOT NULL CONSTRAINT "loan_products_penalty_grace_days" CHECK("loan_products"."penalty_grace_days" between 0 and 90);--> statement-breakpoint
ALTER TABLE `loan_products` ADD `penalty_cap` real DEFAULT 0 NOT NULL CONSTRAINT "loan_products_penalty_cap" CHECK("loan_products"."penalty_cap" between 0 and 100);--> statement-breakpoint
CREATE TRIGGER `ledger_entries_join_no_closed_movement` BEFORE INSERT ON `ledger_entries`
WHEN EXISTS (SELECT 1 FROM `ledger_movements` WHERE `number` = new.`movement`) BEGIN
	SELECT RAISE(ABORT, 'this movement is closed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_move_the_balance` AFTER INSERT ON `ledger_entries` BEGIN
	UPDATE `ledger_accounts` SET `balance` = `balance` + new.`amount` WHERE `id` = new.`account_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_movements_balance` AFTER INSERT ON `ledger_movements`
WHEN (SELECT count(*) FROM `ledger_entries` WHERE `movement` = new.`number`) < 2
	OR EXISTS (SELECT 1 FROM `ledger_entries` JOIN `ledger_accounts` ON `ledger_accounts`.`id` = `ledger_entries`.`account_id`
		WHERE `movement` = new.`number` GROUP BY `currency` HAVING sum(`amount`) <> 0) BEGIN
	SELECT RAISE(ABORT, 'a movement needs two entries that sum to zero in each currency');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_accounts_keep_their_kind` BEFORE UPDATE OF `id`, `kind`, `currency`, `wallet_id`, `loan_id`, `debtor_id` ON `ledger_accounts` BEGIN
	SELECT RAISE(ABORT, 'ledger_accounts are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_movements_are_not_changed` BEFORE UPDATE ON `ledger_movements` BEGIN
	SELECT RAISE(ABORT, 'ledger_movements is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_movements_are_not_deleted` BEFORE DELETE ON `ledger_movements` BEGIN
	SELECT RAISE(ABORT, 'ledger_movements is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `loan_changes_are_not_deleted` BEFORE DELETE ON `loan_changes` BEGIN
	SELECT RAISE(ABORT, 'loan_changes keeps its rows');
END;
