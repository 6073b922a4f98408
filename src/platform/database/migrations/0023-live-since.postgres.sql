-- The day in New York since which visitors read what they read; null for what was written before this column.
alter table texts add column "liveSince" text collate "C";
