const rule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 1,
  minLength: null,
  maxLength: 60,
}

/** The rules of a profile as the sandbox has them, for stories. */
export const profileRules = {
  payeeName: { ...rule, minLength: 2, maxLength: 80 },
  nickname: { ...rule, minLength: 2, maxLength: 20 },
  birthday: { ...rule, acceptedPattern: null, patternId: 12, maxLength: 10 },
  mobileNum: { ...rule, acceptedPattern: null, patternId: 22, maxLength: 16 },
  email: { ...rule, acceptedPattern: null, patternId: 4, maxLength: 100 },
  telegram: rule,
  address: { ...rule, minLength: 5, maxLength: 200 },
}
