import { kept } from '@baize/platform/closure/personalData.ts'
import { testPersonalData } from '@baize/platform/closure/testingPersonalData.ts'
import { keptOfSandbox } from '../../src/personalData.ts'

testPersonalData(
  'personal data in the schema of the sandbox',
  Object.assign({}, ...[kept, keptOfSandbox].flatMap((reasons) => Object.values(reasons))),
  () => true,
)
