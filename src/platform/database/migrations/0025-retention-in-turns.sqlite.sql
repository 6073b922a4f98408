-- Instances take turns by the lock of a rule's row.
alter table retention_rules drop column "claimedUntil";
