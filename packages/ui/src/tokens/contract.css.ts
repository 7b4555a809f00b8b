import { createGlobalThemeContract } from '@vanilla-extract/css'
import { propertyName, roles } from './roles.ts'

const contract = createGlobalThemeContract(roles, (_type, path) => propertyName(path).slice(2))

/** Letters of the page's script stand before the brand's fonts, which seldom have them: the reset names them. */
const inScript = (family: string) => `var(--bz-script-font, system-ui), ${family}`

const { family } = contract.type

/** The design tokens as `var(--bz-…)` references, for use in `.css.ts` files. */
export const tokens = {
  ...contract,
  type: {
    ...contract.type,
    family: {
      ...family,
      text: inScript(family.text),
      heading: inScript(family.heading),
      figures: inScript(family.figures),
    },
  },
}
