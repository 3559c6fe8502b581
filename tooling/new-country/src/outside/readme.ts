import type { Answers } from '../answers.ts';

/** `README.md` of a country outside the repository: how it is tried, deployed, upgraded, and what it does not have. */
export const readme = ({ val, engName }: Pick<Answers, 'val' | 'engName'>): string => `# ${engName}

A shop of its own, made by \`create-caravan-country\`. Facts are in \`src/\`, goods and pages in \`catalogue/\` and \`content/\`.

    npm install
    npm test            # the exam that every country passes
    npm run build
    npm run demo        # http://${val}.localhost:3000, with demo members and the pretend bank
    npm run shop help   # the operator's command line; DATA_DIR=.data before it names the data of the demo
    npm start           # as in production: every setting that is missing is named

## Deploy

Commit \`package-lock.json\`: the image has the packages that it names. The settings stand in a file, here \`${val}.env\`, a line each
(\`DATABASE_URL=postgres://…\`, PostgreSQL 15 or newer); a start that misses some ends with code 78 and a line for each.

    docker build --secret id=npmrc,src="$HOME/.npmrc" --tag ${val} .   # npm's settings: where our packages are
    docker run --rm --env-file ${val}.env ${val} dist/server/shop.js migrate
    docker run --rm --env-file ${val}.env ${val} dist/server/shop.js import catalogue
    docker run --rm --env-file ${val}.env ${val} dist/server/shop.js import content
    docker run --detach --env-file ${val}.env --volume ${val}-data:/data --publish 127.0.0.1:3000:3000 --stop-timeout 20 ${val}

It runs as nobody in particular, on port 3000, and keeps in \`/data\` what must survive the database's absence. A proxy before it ends
TLS, passes \`Host\`, sets \`X-Forwarded-For\` (\`TRUSTED_PROXY\` names it) and asks \`/readyz\`, as the image's own check of health does. Any
number of processes may run on the database. The image has no \`pg_dump\`: \`npm run shop backup\` wants one on its machine.

Without containers: Node 24, \`npm ci && npm run build && npm prune --omit=dev\`, then \`npm start\` with the settings.

## Upgrade

1. Set all \`@caravan/\` packages of \`package.json\` to the new version, all at once; \`npm install\`; read their changelogs in
   \`node_modules/@caravan/*/CHANGELOG.md\`.
2. \`npm test && npm run build\`, then the image.
3. Make a backup, run \`dist/server/shop.js migrate\` with the new image while the old processes go on, and replace these one after the other.

## What only the repository of the core has

Drawing of pictures and \`pnpm photos\`: here the files of a picture are put into \`public/media/${val}/products/\` by hand (\`import catalogue\`
names those that are missing). A development server that shows a change at once: here \`npm run build && npm run demo\` does.
`;
