// `prepublishOnly` of every package: nobody publishes what has not been proved.
console.error('Packages are published by `pnpm release` only, which proves them first.');
process.exitCode = 1;
