import type { Answers } from '../answers.ts';

/** What the program of a country reads beside its packages, from its own folder. */
export const deployed = ['package.json', 'regions.yaml', 'catalogue', 'content', 'public', 'dist'];

/** What the build of an image must not see: what it makes itself, and secrets. */
export const dockerignore = 'node_modules/\ndist/\n.data/\n.reports/\n.git/\n.npmrc\n.env\n*.env\n';

/** `Dockerfile` of a country outside the repository: its program and its operator's commands in one image. */
export const dockerfile = ({
  val,
}: Pick<Answers, 'val'>): string => `# docker build --secret id=npmrc,src="$HOME/.npmrc" --tag ${val} .
# The secret is npm's settings: where our packages are, and the login there. It is in no layer.
FROM node:24-bookworm-slim AS node

FROM node AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci
COPY . .
RUN npm run build
RUN npm prune --omit=dev
RUN mkdir /app /data && cp -r ${deployed.join(' ')} node_modules /app

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/ /app/
COPY --from=build --chown=65532:65532 /data/ /data/
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
EXPOSE 3000
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --start-interval=1s --retries=3 \\
  CMD ["/usr/local/bin/node", "-e", "fetch(\`http://127.0.0.1:\${process.env.PORT}/readyz\`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["dist/server/start.js"]
`;
