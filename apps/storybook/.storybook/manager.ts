import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

/** The frame around the stories: ours by name, quiet, in the visitor's scheme. */
const dark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: create({ base: dark ? 'dark' : 'light', brandTitle: 'Baize', brandUrl: './' }),
})
