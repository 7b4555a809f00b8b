import { lazyScreen } from '@baize/site'

/** The contracts with an upline, in the member centre. */
export const ContractsScreen = lazyScreen(() =>
  import('./ContractsScreen.tsx').then((chunk) => chunk.ContractsScreen),
)
