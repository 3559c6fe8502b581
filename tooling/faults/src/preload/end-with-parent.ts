// Loaded before the shop's program: a process must not outlive a harness that was itself killed.
import process from 'node:process';

process.once('disconnect', () => process.exit(1));
process.channel?.unref();
