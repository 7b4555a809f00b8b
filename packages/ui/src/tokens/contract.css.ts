import { createGlobalThemeContract } from '@vanilla-extract/css'
import { propertyName, roles } from './roles.ts'

/** The design tokens as `var(--bz-…)` references, for use in `.css.ts` files. */
export const tokens = createGlobalThemeContract(roles, (_type, path) => propertyName(path).slice(2))
