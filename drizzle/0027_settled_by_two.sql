PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_pending_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`person_id` text,
	`amount` integer,
	`currency` text NOT NULL,
	`reason` text,
	`receipt` text,
	`proposed_by` text NOT NULL,
	`created_at` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` text,
	`decided_at` text,
	`declined` text,
	FOREIGN KEY (`person_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "pending_decisions_kind" CHECK("__new_pending_decisions"."kind" in ('loanApproval', 'disbursement', 'claimApproval', 'claimPayout', 'writeOff', 'paymentArrived', 'paymentFailed', 'refund', 'takeBack', 'moneyReceived', 'limit')),
	CONSTRAINT "pending_decisions_currency" CHECK("__new_pending_decisions"."currency" in ('NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'MAD', 'ETB', 'TZS', 'UGX', 'ZMW', 'ZWL', 'MWK', 'RWF', 'XOF', 'XAF', 'AOA', 'MZN', 'BWP', 'NAD', 'SZL', 'LSL', 'MGA', 'MUR', 'LRD', 'SLE', 'GNF', 'GMD', 'CVE', 'STN', 'SCR', 'KMF', 'DJF', 'ERN', 'SOS', 'SSP', 'SDG', 'LYD', 'TND', 'DZD', 'USD')),
	CONSTRAINT "pending_decisions_status" CHECK("__new_pending_decisions"."status" in ('open', 'confirmed', 'declined', 'withdrawn', 'overtaken')),
	CONSTRAINT "pending_decisions_amount" CHECK("__new_pending_decisions"."amount" >= 0),
	CONSTRAINT "pending_decisions_two_people" CHECK("__new_pending_decisions"."status" <> 'confirmed' or "__new_pending_decisions"."decided_by" <> "__new_pending_decisions"."proposed_by")
);
--> statement-breakpoint
INSERT INTO `__new_pending_decisions`("id", "kind", "subject_id", "person_id", "amount", "currency", "reason", "proposed_by", "created_at", "status", "decided_by", "decided_at", "declined") SELECT "id", "kind", "subject_id", "person_id", "amount", "currency", "reason", "proposed_by", "created_at", "status", "decided_by", "decided_at", "declined" FROM `pending_decisions`;--> statement-breakpoint
DROP TABLE `pending_decisions`;--> statement-breakpoint
ALTER TABLE `__new_pending_decisions` RENAME TO `pending_decisions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `pending_decisions_open` ON `pending_decisions` (`subject_id`,`kind`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `pending_decisions_status_created` ON `pending_decisions` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pending_decisions_person` ON `pending_decisions` (`person_id`);--> statement-breakpoint
CREATE INDEX `pending_decisions_proposed_by` ON `pending_decisions` (`proposed_by`);--> statement-breakpoint
CREATE INDEX `pending_decisions_decided_by` ON `pending_decisions` (`decided_by`);--> statement-breakpoint
ALTER TABLE `payment_methods` ADD `is_default_wanted` integer DEFAULT false NOT NULL;