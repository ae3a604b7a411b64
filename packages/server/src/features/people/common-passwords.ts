import { dictionary } from '@zxcvbn-ts/language-common';

/** What people choose in our languages, in lower case. */
const OURS =
  `0123456789 0987654321 1029384756 1111111111 1122334455 123123123123 12312312312 1234512345 123456123456 12345678900
  1234567890 12345678901 123456789012 12345678910 123456789a 123456789q 1234567890q 123456789abc 123456abcdef 1234qwerasdf
  12qwaszx34 147258369 1472583690 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 9876543210 98765432100 a123456789 a1234567890
  aa123456789 abc123456789 abcd123456 abcd1234567 abcdefghij abcdefghijk abcdefg123 abcdefgh123 access1234 admin12345
  admin123456 administrator adminadmin asdasdasdasd asdf1234567 asdfasdfasdf asdfghjkl1 asdfghjkl123 asdfghjkl; asdfqwer1234
  azertyuiop baseball123 basketball bismillah1 blink182blink charlie123 changeme123 computer123 contrasena contraseña123
  donttellme dragon12345 factory123 football123 football1234 fuckyou123 gfhjkm1234 hallo12345 hello12345 helloworld helloworld1
  ichliebedich iloveyou12 iloveyou123 iloveyou1234 iloveyou2000 iloveyouforever internet123 jennifer123 jessica123 jordan1234
  letmein123 letmein1234 liverpool1 liverpool123 lovelovelove manchester manchesterunited marseille13 master1234 michael123
  monkey1234 motdepasse motdepasse1 mynoob1234 nikita1234 parola1234 parola12345 passw0rd12 passw0rd123 passw0rd1234 password01
  password10 password11 password12 password123 password123! password1234 password12345 password123456 password1! password99
  passwordpassword passwort12 passwort123 passwort1234 pokemon123 princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6 qawsedrftg
  qazwsx1234 qazwsxedc1 qazwsxedc123 qazwsxedcrfv qq123456789 qqqqqqqqqq qwaszx1234 qwer123456 qwer1234qwer qwerasdfzxcv qwert12345
  qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] qwertyuiopasdfghjkl qwertz12345 qwertzuiop
  schalke0404 secret1234 senha12345 senha123456 sommer2024 sommer2025 starwars123 summer2023 summer2024 summer2025 sunshine12
  sunshine123 superman123 test123456 test1234567 testtest123 testtesttest trustno1trustno1 unknown123 welcome123 welcome1234
  welcome2024 welcome2025 whatever123 willkommen willkommen1 winter2024 winter2025 woaini1314 woaini520520 wowowowowo
  zaq12wsxcde zaq1zaq1zaq1 zxcvbnm123 zxcvbnm1234 zxcvbnm,./ zxcvbnmasdfghjkl`.split(/\s+/);

/** Common passwords of so many characters and more, in lower case: breached ones, as a kept list has them, and ours. */
export const commonPasswords = (shortest: number): ReadonlySet<string> =>
  new Set([...dictionary['passwords-common'], ...OURS].filter((password) => [...password].length >= shortest));
