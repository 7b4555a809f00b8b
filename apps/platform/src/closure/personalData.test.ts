import { isOfSandbox } from '../database/testingColumns.ts'
import { kept } from './personalData.ts'
import { testPersonalData } from './testingPersonalData.ts'

testPersonalData(
  'personal data in the schema of the platform',
  Object.assign({}, ...Object.values(kept)),
  (column) => !isOfSandbox(column),
)
