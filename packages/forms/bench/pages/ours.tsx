import { RulesForm } from '../../src/register/RulesForm.tsx'
import { registerRules as rules } from '../../src/testing/registerRules.ts'

/** The register form of this package. */
export function Page() {
  return <RulesForm rules={rules} submitLabel="Open an account" draftKey="bench" onSubmit={() => {}} />
}
