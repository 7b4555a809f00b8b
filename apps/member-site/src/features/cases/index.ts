import { lazyScreen } from '@baize/site'

/** The requests to customer service, in the member centre. */
export const CasesScreen = lazyScreen(() => import('./CasesScreen.tsx').then((chunk) => chunk.CasesScreen))
