-- People, advice, crops and requests are found by every spelling of a name: the words are stored as `searchKey` of
-- src/domain/people/names/search-key.ts writes them, and so is what is looked for. Whoever changes that rule adds a migration that stores
-- the words anew.
DROP TRIGGER `search_documents_update_is_indexed`;--> statement-breakpoint
UPDATE `search_documents` SET `words` = search_key(`words`) WHERE `words` <> search_key(`words`);--> statement-breakpoint
INSERT INTO `search_index` (`search_index`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `search_documents_update_is_indexed` AFTER UPDATE ON `search_documents` BEGIN
	INSERT INTO `search_index` (`search_index`, `rowid`, `words`) VALUES ('delete', old.`id`, old.`words`);
	INSERT INTO `search_index` (`rowid`, `words`) VALUES (new.`id`, new.`words`);
END;
--> statement-breakpoint
DROP TRIGGER `crops_insert_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `crops_insert_is_searchable` AFTER INSERT ON `crops` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('crops', new.`id`, search_key(trim(coalesce(new.`name`, '') || ' ' || coalesce(new.`local_name`, ''))));
END;
--> statement-breakpoint
DROP TRIGGER `crops_update_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `crops_update_is_searchable` AFTER UPDATE OF `name`, `local_name` ON `crops` BEGIN
	UPDATE `search_documents` SET `words` = search_key(trim(coalesce(new.`name`, '') || ' ' || coalesce(new.`local_name`, ''))) WHERE `list` = 'crops' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
DROP TRIGGER `advisories_insert_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `advisories_insert_is_searchable` AFTER INSERT ON `advisories` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('advisories', new.`id`, search_key(trim(coalesce(new.`title`, '') || ' ' || coalesce(new.`content`, ''))));
END;
--> statement-breakpoint
DROP TRIGGER `advisories_update_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `advisories_update_is_searchable` AFTER UPDATE OF `title`, `content` ON `advisories` BEGIN
	UPDATE `search_documents` SET `words` = search_key(trim(coalesce(new.`title`, '') || ' ' || coalesce(new.`content`, ''))) WHERE `list` = 'advisories' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
DROP TRIGGER `users_insert_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `users_insert_is_searchable` AFTER INSERT ON `users` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('people', new.`id`, search_key(trim(coalesce(new.`full_name`, '') || ' ' || coalesce(new.`username`, '') || ' ' || coalesce(new.`phone`, '') || ' ' || coalesce(new.`email`, '') || ' ' || coalesce(new.`location`, '') || ' ' || place_levels(new.`location`))));
END;
--> statement-breakpoint
DROP TRIGGER `users_update_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `users_update_is_searchable` AFTER UPDATE OF `full_name`, `username`, `phone`, `email`, `location` ON `users` BEGIN
	UPDATE `search_documents` SET `words` = search_key(trim(coalesce(new.`full_name`, '') || ' ' || coalesce(new.`username`, '') || ' ' || coalesce(new.`phone`, '') || ' ' || coalesce(new.`email`, '') || ' ' || coalesce(new.`location`, '') || ' ' || place_levels(new.`location`))) WHERE `list` = 'people' AND `row_id` = old.`id`;
END;
--> statement-breakpoint
DROP TRIGGER `contact_requests_insert_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `contact_requests_insert_is_searchable` AFTER INSERT ON `contact_requests` BEGIN
	INSERT INTO `search_documents` (`list`, `row_id`, `words`) VALUES ('tickets', new.`id`, search_key(trim(coalesce(new.`ticket_id`, '') || ' ' || coalesce(new.`subject`, '') || ' ' || coalesce(new.`name`, '') || ' ' || coalesce(new.`message`, ''))));
END;
--> statement-breakpoint
DROP TRIGGER `contact_requests_update_is_searchable`;--> statement-breakpoint
CREATE TRIGGER `contact_requests_update_is_searchable` AFTER UPDATE OF `ticket_id`, `subject`, `name`, `message` ON `contact_requests` BEGIN
	UPDATE `search_documents` SET `words` = search_key(trim(coalesce(new.`ticket_id`, '') || ' ' || coalesce(new.`subject`, '') || ' ' || coalesce(new.`name`, '') || ' ' || coalesce(new.`message`, ''))) WHERE `list` = 'tickets' AND `row_id` = old.`id`;
END;
