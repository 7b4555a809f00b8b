import { addons } from 'storybook/manager-api'
import { create, themes } from 'storybook/theming'
import favicon from '../../../brands/default/favicon.svg'
import logo from '../../../brands/default/logo.svg'

/** The frame around the stories: our name and logo, in the visitor's scheme, which may change while it is open. */
const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** System fonts: Storybook's own font is four files before the first text. */
const fontBase = 'system-ui, sans-serif'

function dress(): void {
  addons.setConfig({
    theme: create({
      ...(dark.matches ? themes.dark : themes.light),
      base: dark.matches ? 'dark' : 'light',
      brandTitle: 'Baize',
      brandUrl: './',
      brandImage: logo,
      colorSecondary: dark.matches ? '#3f9e78' : '#17694a',
      fontBase,
    }),
  })
}

dress()
dark.addEventListener('change', dress)

for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')) icon.href = favicon
