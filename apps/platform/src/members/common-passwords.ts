/** Passwords that every list of stolen ones starts with (eight characters and more: shorter ones are refused anyway). */
const common = `
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword p@ssw0rd1 pa55word
12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 111111111 1111111111
00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999
12341234 12121212 11223344 1122334455 123123123 123321123 147258369 1472583690 159753159 159357159 789456123 741852963
963852741 123654789 10203040 1020304050 13131313 19191919 20202020 31313131 52013140 5201314520 5201314a
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwer1234 qwert123 qwert12345 qwertyuiop123 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qazxsw2 1qaz2wsx3edc qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl asdfasdf asdf1234
zxcvbnm1 zxcvbnm123 zxcvbnmz zxcvbnm, qweasdzxc qweqweqwe qwe123qwe 123qweasd 123qwe123 qweasd123 asd123456 asdasdasd
iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123 loveyou1 sunshine sunshine1 princess princess1 football football1
baseball baseball1 basketball superman superman1 batman123 spiderman starwars starwars1 whatever whatever1 trustno1 trustno1!
michelle jennifer jessica1 charlie1 jordan23 michael1 daniel12 ashley12 samantha alexander alexandra elizabeth christine
computer computer1 internet internet1 samsung1 samsung123 google123 facebook facebook1 linkedin microsoft windows10 apple123
welcome1 welcome123 welcome@123 letmein1 letmein123 admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot
test1234 test12345 testtest testing1 testing123 user1234 guest123 guest1234 default1 changeme changeme1 changeme123 secret123
abcd1234 abcd12345 abc12345 abc123456 abc123abc abcdefgh abcdefghi abcdefg1 abcdef123 a1234567 a12345678 a123456789 aa123456
aa12345678 aaaaaaaa aaaaaaaaa aaaaaaaa1 asdf12345 zxcvbnm123456 q1234567 q123456789 w1234567 z1234567 qq123456 qq123456789
woaini123 woaini520 woaini1314 woaini521 5201314woaini 1314520a zhang123 wang1234 aini1314 li123456 li123456789
dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12 master123 killer123 hunter12 hunter123 freedom1 liverpool
liverpool1 chelsea1 arsenal1 barcelona barcelona1 realmadrid manchester juventus cambodia cambodia1 cambodia123 phnompenh
khmer123 khmer1234 srolanhoun jackpot1 jackpot777 casino123 casino777 betting1 lucky777 lucky888 88888888a 168168168 888888888a
`

const list: ReadonlySet<string> = new Set(common.split(/\s+/).filter(Boolean))

/** Whether a password is among the most common, or is little more than the account's own name. */
export function isCommonPassword(password: string, account = ''): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return list.has(plain) || (account !== '' && plain === account.normalize('NFKC').toLowerCase())
}
