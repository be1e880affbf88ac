ALTER TABLE `users` ADD `has_chosen_language` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- English is what every account began with; another language was chosen for it.
UPDATE `users` SET `has_chosen_language` = true WHERE `language` <> 'english';
