import { paths } from './paths.ts'

/** Where the bills of each kind of contract are. */
export const billPaths = {
  dividend: paths.dividend,
  dailySalary: paths.dailySalary,
  hourSalary: paths.hourlySalary,
  realtimeSalary: paths.realtimeSalary,
} as const
