/**
 * The brands that Storybook is built with: the default and the two that prove the tokens. Another folder of `brands` does not
 * build it again; the studio opens such a brand's file.
 */
export const brandNames: readonly string[] = ['default', 'loud', 'wireframe']
