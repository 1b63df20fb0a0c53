# The first stage builds the web app with all dependencies; the final image keeps only what the server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npx vite build && npx vite build --config vite.embed.config.ts && npx vite build --config vite.site.config.ts && npx vite build --config vite.site.config.ts --ssr src/web/site/render.tsx

FROM node:24-bookworm-slim
WORKDIR /app
# Threads for name lookups, passwords and files: a name server that does not answer holds one for seconds.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 TANDEM_DATA_DIR=/data UV_THREADPOOL_SIZE=16
COPY package.json package-lock.json ./
# The image includes Node, so the npm package that pins it for other machines is removed: it is a second copy of 190 MB.
RUN npm ci --omit=dev --no-audit --no-fund \
 && npm uninstall --no-save --omit=dev --no-audit --no-fund $(node -p "require('./package.json').onlyToBuild.join(' ')") \
 && npm cache clean --force \
 && rm -r node_modules/node node_modules/.bin/node \
 && mkdir /data && chown node:node /data
COPY db/migrations db/migrations
COPY db/views db/views
COPY db/adoption db/adoption
COPY docs/guide docs/guide
COPY src src
# Connected apps read the guide.
COPY docs/guide/*.md docs/guide/
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s CMD node -e "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "src/server/main.ts"]
