DROP INDEX `idempotent_responses_row`;--> statement-breakpoint
ALTER TABLE `idempotent_responses` ADD `is_read_again` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `idempotent_responses` ADD `can_shrink` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `idempotent_responses_shrink` ON `idempotent_responses` (`created_at`) WHERE can_shrink;--> statement-breakpoint
CREATE INDEX `idempotent_responses_row` ON `idempotent_responses` (`row_id`) WHERE answer is not null;--> statement-breakpoint
-- Written by hand: the index now knows only rows that have an answer, and the triggers ask by it.
DROP TRIGGER `farmer_crops_delete_takes_answers`;--> statement-breakpoint
DROP TRIGGER `crop_activities_delete_takes_answers`;--> statement-breakpoint
DROP TRIGGER `price_alerts_delete_takes_answers`;--> statement-breakpoint
CREATE TRIGGER `farmer_crops_delete_takes_answers` AFTER DELETE ON `farmer_crops` BEGIN
	UPDATE `idempotent_responses` SET `answer` = NULL WHERE `row_id` = old.`id` AND `answer` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `crop_activities_delete_takes_answers` AFTER DELETE ON `crop_activities` BEGIN
	UPDATE `idempotent_responses` SET `answer` = NULL WHERE `row_id` = old.`id` AND `answer` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `price_alerts_delete_takes_answers` AFTER DELETE ON `price_alerts` BEGIN
	UPDATE `idempotent_responses` SET `answer` = NULL WHERE `row_id` = old.`id` AND `answer` IS NOT NULL;
END;
