import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad'
const radix = /\/node_modules\/(?:@radix-ui|radix-ui|@floating-ui)\//

/**
 * Lets V8 compile the chunks of layers while they arrive, on a thread of its own. They load on intent, and the first
 * click calls most of their functions: compiled one by one then, they are a third of the first opening. Other engines
 * read a comment. https://v8.dev/blog/explicit-compile-hints
 */
export const compileHints: Plugin = {
  name: 'baize-compile-hints',
  outputOptions: (options) => ({
    ...options,
    postBanner: ({ moduleIds }) => (moduleIds.some((id) => radix.test(id)) ? hint : ''),
  }),
}
