// Loaded before the shop's program: it answers each message with what its memory consists of, in bytes.
import process from 'node:process';

process.on('message', () => process.send?.(process.memoryUsage()));
process.channel?.unref();
