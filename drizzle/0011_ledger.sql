CREATE TABLE `claim_photos` (
	`claim_id` text NOT NULL,
	`photo_id` text NOT NULL,
	PRIMARY KEY(`claim_id`, `photo_id`),
	FOREIGN KEY (`claim_id`) REFERENCES `insurance_claims`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `claim_photos_photo` ON `claim_photos` (`photo_id`);--> statement-breakpoint
CREATE TABLE `claim_steps` (
	`claim_id` text NOT NULL,
	`step` integer NOT NULL,
	`status` text NOT NULL,
	`promised_day` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`claim_id`, `step`),
	FOREIGN KEY (`claim_id`) REFERENCES `insurance_claims`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "claim_steps_status" CHECK("claim_steps"."status" in ('submitted', 'reviewing', 'approved', 'paid', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE `insurance_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`policy_id` text NOT NULL,
	`user_id` text NOT NULL,
	`description` text NOT NULL,
	`loss_day` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text DEFAULT 'submitted' NOT NULL,
	`promised_day` text,
	`missed_at` text,
	`approved_amount` integer,
	`reason` text,
	`decided_by` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`policy_id`) REFERENCES `farmer_insurance`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "insurance_claims_status" CHECK("insurance_claims"."status" in ('submitted', 'reviewing', 'approved', 'paid', 'rejected')),
	CONSTRAINT "insurance_claims_amount" CHECK("insurance_claims"."amount" > 0),
	CONSTRAINT "insurance_claims_approved_amount" CHECK("insurance_claims"."approved_amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `insurance_claims_policy` ON `insurance_claims` (`policy_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `insurance_claims_user_created` ON `insurance_claims` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `insurance_claims_status_created` ON `insurance_claims` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `insurance_claims_promised` ON `insurance_claims` (`promised_day`) WHERE missed_at is null;--> statement-breakpoint
CREATE INDEX `insurance_claims_decided_by` ON `insurance_claims` (`decided_by`);--> statement-breakpoint
CREATE TABLE `loan_payments` (
	`number` integer PRIMARY KEY NOT NULL,
	`loan_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`fees` integer NOT NULL,
	`interest` integer NOT NULL,
	`principal` integer NOT NULL,
	`remaining` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`loan_id`) REFERENCES `farmer_loans`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`transaction_id`) REFERENCES `financial_transactions`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "loan_payments_fees" CHECK("loan_payments"."fees" >= 0),
	CONSTRAINT "loan_payments_interest" CHECK("loan_payments"."interest" >= 0),
	CONSTRAINT "loan_payments_principal" CHECK("loan_payments"."principal" >= 0),
	CONSTRAINT "loan_payments_remaining" CHECK("loan_payments"."remaining" >= 0)
);
--> statement-breakpoint
CREATE INDEX `loan_payments_loan` ON `loan_payments` (`loan_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `loan_payments_transaction` ON `loan_payments` (`transaction_id`);--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`wallet_id` text,
	`loan_id` text,
	`balance` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`wallet_id`) REFERENCES `mobile_money_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`loan_id`) REFERENCES `farmer_loans`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "ledger_accounts_kind" CHECK("ledger_accounts"."kind" in ('wallet', 'principal', 'interest', 'transit', 'outside', 'interestIncome', 'fees', 'premiums', 'courses')),
	CONSTRAINT "ledger_accounts_currency" CHECK("ledger_accounts"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "ledger_accounts_balance" CHECK("ledger_accounts"."balance" >= 0 or "ledger_accounts"."kind" not in ('wallet', 'transit'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_wallet` ON `ledger_accounts` (`wallet_id`);--> statement-breakpoint
CREATE INDEX `ledger_accounts_loan` ON `ledger_accounts` (`loan_id`,`kind`);--> statement-breakpoint
CREATE INDEX `ledger_accounts_kind_currency` ON `ledger_accounts` (`kind`,`currency`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`movement` integer NOT NULL,
	`line` integer NOT NULL,
	`account_id` text NOT NULL,
	`amount` integer NOT NULL,
	`transaction_id` text,
	PRIMARY KEY(`movement`, `line`),
	FOREIGN KEY (`movement`) REFERENCES `ledger_movements`(`number`) ON UPDATE no action ON DELETE no action DEFERRABLE INITIALLY DEFERRED,
	FOREIGN KEY (`account_id`) REFERENCES `ledger_accounts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`transaction_id`) REFERENCES `financial_transactions`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "ledger_entries_amount" CHECK("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_account` ON `ledger_entries` (`account_id`,`movement`,`line`,`amount`);--> statement-breakpoint
CREATE INDEX `ledger_entries_transaction` ON `ledger_entries` (`transaction_id`);--> statement-breakpoint
CREATE TABLE `ledger_movements` (
	`number` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`reverses` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`reverses`) REFERENCES `ledger_movements`(`number`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "ledger_movements_kind" CHECK("ledger_movements"."kind" in ('opening', 'topUp', 'disbursement', 'loanPayment', 'premium', 'claim', 'transferOut', 'transferIn', 'transferReturned', 'course', 'reversal'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_movements_reverses` ON `ledger_movements` (`reverses`);--> statement-breakpoint
CREATE INDEX `ledger_movements_created` ON `ledger_movements` (`created_at`);--> statement-breakpoint
CREATE TABLE `payment_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` text,
	`gateway` text NOT NULL,
	`kind` text NOT NULL,
	`http_status` integer,
	`body` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payment_messages_gateway" CHECK("payment_messages"."gateway" in ('sandbox', 'mtn-momo', 'mpesa')),
	CONSTRAINT "payment_messages_kind" CHECK("payment_messages"."kind" in ('request', 'answer', 'status', 'callback'))
);
--> statement-breakpoint
CREATE INDEX `payment_messages_payment` ON `payment_messages` (`payment_id`,`id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text,
	`transaction_id` text,
	`follows_id` text,
	`gateway` text NOT NULL,
	`phone` text NOT NULL,
	`amount` integer NOT NULL,
	`fees` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'created' NOT NULL,
	`failure` text,
	`concern` text,
	`gateway_id` text,
	`receipt` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`requested_at` text,
	`settled_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`transaction_id`) REFERENCES `financial_transactions`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`follows_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payments_purpose" CHECK("payments"."purpose" in ('loanPayment', 'premium', 'course', 'transferOut', 'transferIn', 'disbursement', 'claim')),
	CONSTRAINT "payments_gateway" CHECK("payments"."gateway" in ('sandbox', 'mtn-momo', 'mpesa')),
	CONSTRAINT "payments_currency" CHECK("payments"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "payments_status" CHECK("payments"."status" in ('created', 'requested', 'pending', 'unknown', 'succeeded', 'failed', 'expired')),
	CONSTRAINT "payments_failure" CHECK("payments"."failure" in ('refused', 'notEnoughMoney', 'wrongPin', 'noAnswer', 'unknownNumber', 'limit', 'inactive', 'notPossible', 'notSetUp')),
	CONSTRAINT "payments_concern" CHECK("payments"."concern" in ('amount', 'late', 'duplicate')),
	CONSTRAINT "payments_amount" CHECK("payments"."amount" > 0),
	CONSTRAINT "payments_fees" CHECK("payments"."fees" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_transaction` ON `payments` (`transaction_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_follows` ON `payments` (`follows_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_gateway_id` ON `payments` (`gateway`,`gateway_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt` ON `payments` (`gateway`,`receipt`);--> statement-breakpoint
CREATE INDEX `payments_open_due` ON `payments` (`due_at`,`id`) WHERE status in ('created', 'requested', 'pending', 'unknown');--> statement-breakpoint
CREATE INDEX `payments_subject` ON `payments` (`subject_id`,`purpose`,`status`);--> statement-breakpoint
CREATE INDEX `payments_status_created` ON `payments` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_concern_created` ON `payments` (`created_at`,`id`) WHERE concern is not null;--> statement-breakpoint
CREATE INDEX `payments_user_created` ON `payments` (`user_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `terms` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `decided_by` text REFERENCES users(id) ON DELETE restrict;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `decided_at` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `renews_id` text REFERENCES farmer_insurance(id) ON DELETE restrict;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `reminded` text;--> statement-breakpoint
ALTER TABLE `farmer_insurance` ADD `ended_at` text;--> statement-breakpoint
CREATE INDEX `farmer_insurance_status_end` ON `farmer_insurance` (`status`,`policy_end`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_status_due` ON `farmer_insurance` (`status`,`next_premium_due`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_decided_by` ON `farmer_insurance` (`decided_by`);--> statement-breakpoint
CREATE INDEX `farmer_insurance_renews` ON `farmer_insurance` (`renews_id`);--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `interest_method` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `acknowledged_total` integer;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `acknowledged_at` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `score` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `harvest_crop_id` text REFERENCES farmer_crops(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `due_days` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `proposed_due_days` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `reminded` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `completed_at` text;--> statement-breakpoint
ALTER TABLE `farmer_loans` ADD `defaulted_at` text;--> statement-breakpoint
CREATE INDEX `farmer_loans_harvest_crop` ON `farmer_loans` (`harvest_crop_id`);--> statement-breakpoint
ALTER TABLE `insurance_products` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `loan_products` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `mobile_money_accounts` ADD `removed_at` text;--> statement-breakpoint
UPDATE `farmer_loans` SET `interest_method` = (SELECT `interest_method` FROM `loan_products` WHERE `loan_products`.`id` = `farmer_loans`.`loan_product_id`);--> statement-breakpoint
-- Written by hand, as drizzle-kit knows no triggers: entries come first, their movement closes them.
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
CREATE TRIGGER `ledger_accounts_keep_their_kind` BEFORE UPDATE OF `id`, `kind`, `currency`, `wallet_id`, `loan_id` ON `ledger_accounts` BEGIN
	SELECT RAISE(ABORT, 'ledger_accounts are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_not_changed` BEFORE UPDATE ON `ledger_entries` BEGIN
	SELECT RAISE(ABORT, 'ledger_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_not_deleted` BEFORE DELETE ON `ledger_entries` BEGIN
	SELECT RAISE(ABORT, 'ledger_entries is append-only');
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
CREATE TRIGGER `payment_messages_are_not_changed` BEFORE UPDATE ON `payment_messages` BEGIN
	SELECT RAISE(ABORT, 'payment_messages is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_messages_are_not_deleted` BEFORE DELETE ON `payment_messages` BEGIN
	SELECT RAISE(ABORT, 'payment_messages is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `loan_payments_are_not_changed` BEFORE UPDATE ON `loan_payments` BEGIN
	SELECT RAISE(ABORT, 'loan_payments is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `loan_payments_are_not_deleted` BEFORE DELETE ON `loan_payments` BEGIN
	SELECT RAISE(ABORT, 'loan_payments is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `claim_steps_are_not_changed` BEFORE UPDATE ON `claim_steps` BEGIN
	SELECT RAISE(ABORT, 'claim_steps is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `claim_steps_are_not_deleted` BEFORE DELETE ON `claim_steps` BEGIN
	SELECT RAISE(ABORT, 'claim_steps is append-only');
END;
