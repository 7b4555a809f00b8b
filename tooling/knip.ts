/** What knip starts from: `knip --config tooling/knip.ts`. Files, exports and dependencies that nothing reaches fail. */
import type { KnipConfig } from 'knip'

const tests = 'src/**/*.{test,conformance,docs,stories}.{ts,tsx}'
/** Benches are run by path; the pages that they measure are built by path. */
const benches = ['bench/*.{ts,mjs}', 'bench/pages/*.{ts,tsx}', 'bench/browser/*.ts']

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        // npm and the stages of npm test start these.
        'scripts/{start,test,run,leave-with-parent}.mjs',
        'tooling/stages/main.ts',
        'tooling/benches.ts',
        'tooling/checks/*.ts',
        'tooling/catalogues/messagesFor.ts',
        'tooling/dependency-rules/config.ts',
        'tooling/knip.ts',
        'tooling/package/check.ts',
        'tooling/release/main.ts',
        // Changesets load it by the path in their settings.
        'tooling/release/changelog.ts',
        // A reporter that stages name on the command line.
        'tooling/flakyVitest.ts',
        'tooling/size-limit/config.ts',
        '{scripts,tooling}/**/*.test.ts',
      ],
      // The fixture is an app outside of the workspace; a declaration beside a .mjs file is not imported by name.
      project: ['*.ts', '{scripts,tooling}/**/*.{ts,mjs}', '!tooling/package/fixture/**', '!scripts/*.d.mts'],
      ignoreDependencies: [
        // Run by their commands, which knip does not see in scripts that compose them.
        '@arethetypeswrong/cli',
        '@biomejs/biome',
        '@changesets/cli',
        'turbo',
        // The parser of dependency-cruiser, which loads it by itself.
        '@swc/core',
        // A peer of @vitest/browser-playwright that pnpm must not choose another version of.
        '@vitest/browser',
      ],
      ignoreBinaries: ['apt-get', 'dpkg-deb'],
    },
    'packages/*': {
      // The push part of the sites' service workers is served as it is.
      entry: [tests, ...benches, 'scripts/*.{ts,mjs}', 'src/push/push-worker.js'],
      ignore: ['scripts/*.d.mts'],
    },
    'apps/{member-site,agent-site}': {
      // Vite builds the server's bundle by path; the service worker is served as it is.
      entry: [tests, ...benches, 'src/server.tsx', 'public/sw.js'],
      // pnpm dlx installs Lighthouse for the bench that needs it.
      ignoreDependencies: ['pnpm'],
    },
    'apps/platform': {
      entry: [tests, 'src/main.ts', 'src/{archive,audit,content,operator,verify}/main.ts'],
      ignoreBinaries: ['openssl'],
    },
    'apps/sandbox': {
      entry: [
        tests,
        'tests/**/*.test.ts',
        ...benches,
        'src/main.ts',
        'src/world/main.ts',
        // Served to browsers as they are.
        'src/pages/*.js',
        'crash/{run,full-disk,together,mutations}.ts',
      ],
      project: ['{src,tests,crash,bench}/**/*.{ts,js}'],
      // A full disk is a mounted one.
      ignoreBinaries: ['mount', 'unshare'],
    },
    'apps/storybook': {
      entry: [
        tests,
        'images/main.ts',
        'images/playwright.config.ts',
        'images/*.spec.ts',
        '{images,.storybook}/*.test.ts',
      ],
      ignoreDependencies: [
        // Their stories are found by path; turbo builds Storybook anew when one of them changes.
        '@baize/account',
        '@baize/agent-site',
        '@baize/api',
        '@baize/member-site',
        // npm run chromatic.
        'chromatic',
      ],
    },
  },
}

export default config
