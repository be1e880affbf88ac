ALTER TABLE `courses` ADD `published_at` text;--> statement-breakpoint
-- Written by hand: what is published now was so from its beginning, as far as anybody knows.
UPDATE `courses` SET `published_at` = `created_at` WHERE `is_published`;
