import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Icelandic. */
export const is: Language = {
  code: 'is',
  months: monthList(
    `janúar|jan; febrúar|feb|febr; mars|mar; apríl|apr; maí; júní|jún; júlí|júl; ágúst|ágú; september|sept|sep; október|okt; nóvember|nóv; desember|des`,
  ),
  weekdays: list(`mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur|sunnudagur`),
  headings: {
    date: list(
      `dags.|dagsetning|bókunardagur|bókunardags.|bókunardagsetning|dagur|bókunard.|bókað|hreyfingardagur|dags. færslu|færsludagur|dags|bókunardagur færslu|dags. bókunar|dagsetning færslu|dagsetning bókunar|færsludags.|færslud.|dags/tími`,
    ),
    'value-date': list(
      `vaxtad.|vaxtadagur|vaxtadagsetning|vaxtadags.|gildisdagur|vaxtadags|vaxtareikningsdagur|gildisdags.|vaxtadagur færslu`,
    ),
    'transaction-date': list(`dags. viðskipta|viðskiptadagur|kaupdagur|dagsetning kaupa|dags. kaupa`),
    description: list(
      `skýring|texti|lýsing|skýringar|færsla|skýring færslu|færslur|skýringartexti|nánari skýring|söluaðili|færslutexti|færsluskýring|texti færslu|lýsing færslu|verslun|nafn söluaðila|seljandi|skýring greiðslu|tilefni|greiðsluskýring|tegund færslu/skýring`,
    ),
    reference: list(
      `tilvísun|seðilnr.|seðilnúmer|tilvísunarnúmer|tilv.|tilv. nr.|færslunúmer|fylgiskjal|færslunr.|bunkanúmer|seðill|tékkanr.|tilvísunarnr.|bókunarnúmer|fylgiskjalsnúmer|heimildarnúmer|auðkenni færslu`,
    ),
    type: list(`tegund|tegund færslu|textalykill|færslulykill|færslutegund|tl.|flokkur færslu`),
    amount: list(
      `upphæð|fjárhæð|upphæð í isk|upphæð isk|upphæð færslu|upphæð (kr.)|hreyfing|upphæð kr.|fjárhæð í isk|út/inn|inn/út|úttekt/innborgun|upphæð í krónum|fjárhæð færslu|innborgun/úttekt`,
    ),
    'money-in': list(
      `innborgun|inn|innborganir|kredit|innlagnir|innlögn|innborgað|innlegg|greiðslur inn|tekjur|innborguð upphæð|innlögð upphæð|kreditfærsla|lagt inn|greitt inn|inn á reikning|móttekið`,
    ),
    'money-out': list(
      `úttekt|út|úttektir|debet|útborgun|útgreiðsla|útborganir|útgjöld|gjöld|greiðslur út|úttekin upphæð|debetfærsla|tekið út|greitt út|út af reikningi|út úr reikningi|útgreitt`,
    ),
    balance: list(
      `staða|staða reiknings|staða eftir færslu|eftirstöðvar|inneign|staða eftir|bókfærð staða|ný staða|staða reiknings eftir færslu|staða eftir færslur|bókuð staða|inneign eftir færslu|eftirstöðvar eftir greiðslu|eftirstöðvar láns|eftirstöðvar nafnverðs|staða láns`,
    ),
    currency: list(`mynt|gjaldmiðill|myntkóði|mynt reiknings`),
    mark: list(`d/k|k/d|+/-`),
    fee: list(`þóknun|kostnaður|færslugjald|gjald|vsk`),
    net: list(`nettó`),
    gross: list(`brúttó`),
    category: list(`flokkur|flokkun`),
    counterparty: list(
      `viðtakandi|greiðandi|mótaðili|nafn viðtakanda|nafn greiðanda|nafn móttakanda|sendandi|nafn viðtakanda eða greiðanda`,
    ),
    'counterparty-account': list(
      `reikningur viðtakanda|mótreikningur|reikningur greiðanda|kt. viðtakanda|kennitala viðtakanda eða greiðanda`,
    ),
    note: list(`athugasemd|athugasemdir|viðbótarupplýsingar`),
    branch: list(`banki|útibú|banki/útibú|staður`),
    sequence: list(`nr.|númer|línunr.`),
    time: list(`tími|klukkan|kl.`),
    'foreign-amount': list(`erlend upphæð|upphæð í erlendri mynt|erl. upphæð|upphaflegt verð|upprunaleg upphæð`),
    rate: list(`gengi|vextir %|vaxtaprósenta`),
    'card-number': list(`kort|kortnúmer|kortnr.`),
    other: list(`punktar|staða greiðslu|land|afborgun|fjöldi`),
  },
  phrases: {
    opening: list(
      `staða við síðustu útskrift|staða flutt|upphafsstaða|staða í upphafi|staða í upphafi tímabils|fyrri staða|flutt staða|staða í byrjun tímabils|staða frá fyrra yfirliti|flutt frá fyrra yfirliti|staða við upphaf tímabils|staða í byrjun|staða við upphaf|staða í ársbyrjun|staða frá fyrra tímabili|staða frá síðasta yfirliti|staða samkvæmt síðasta yfirliti|staða skv. síðasta yfirliti|staða á síðasta yfirliti|staða á fyrra yfirliti|staða frá síðasta mánuði|staða síðasta yfirlits|staða fyrra yfirlits|staða fyrri mánaðar|fyrri staða reiknings|síðasta staða|eldri staða|opnunarstaða|byrjunarstaða|flutt frá síðasta yfirliti|flutt frá fyrra ári|flutt frá fyrra tímabili|flutt frá fyrra blaði|skuld frá fyrra yfirliti|skuld frá síðasta yfirliti|skuld frá fyrra tímabili|skuld í upphafi tímabils|eftirstöðvar frá fyrra tímabili|inneign í upphafi tímabils|inneign í byrjun|staða áður`,
    ),
    closing: list(
      `lokastaða|staða í lok tímabils|staða í lok|ný staða|staða reiknings|staða við lok tímabils|núverandi staða|staða nú|samtals til greiðslu|til greiðslu|staða þann|staða í enda tímabils|staða í lok dags tímabils|staða í árslok|staða við lok|staða dagsins|heildarstaða|heildarskuld|skuld samtals|skuld í lok tímabils|samtals skuld|samtals að greiða|inneign í lok tímabils|inneign samtals|eftirstöðvar í lok tímabils`,
    ),
    'carried-forward': list(
      `flutt á næstu síðu|flyst á næstu síðu|framhald á næstu síðu|staða flutt á næstu síðu|flyst á næsta blað|framhald á næsta blaði|framhald á bakhlið|framhald á síðu|staða flyst|flutt á næsta blað|til flutnings|frh. á næstu síðu`,
    ),
    'brought-forward': list(
      `flutt frá fyrri síðu|flutt af fyrri síðu|framhald frá fyrri síðu|flutt af síðustu síðu|flutt frá síðustu síðu|framhald af fyrri síðu|framhald af síðu|staða frá fyrri síðu|flutt af fyrra blaði|frh. af fyrri síðu`,
    ),
    subtotal: list(
      `millisamtala|samtals á síðu|samtals dags|samtals kort|samtals síða|samtals á síðunni|samtals fyrir kort|samtals á kort|samtals á korti|samtals dagsins|dagssamtala|millisumma|samtals korthafi`,
    ),
    'total-in': list(
      `innborganir samtals|samtals innborganir|samtals inn|samtals kredit|innborganir alls|samtals innlagnir|inn samtals|kredit samtals|heildarinnborganir|alls innborganir|alls inn|alls innborgað|heildarinnlagnir|innlagnir samtals|samtals innborgað|samtals kreditfærslur|kreditfærslur samtals|innborganir á tímabilinu|innborganir tímabils|innborganir á tímabili|innborganir frá síðasta yfirliti|samtals greitt inn|greitt á tímabilinu|greiðslur samtals|samtals greiðslur`,
    ),
    'total-out': list(
      `úttektir samtals|samtals úttektir|samtals út|samtals debet|úttektir alls|út samtals|debet samtals|heildarúttektir|samtals útborganir|alls úttektir|alls út|alls úttekið|samtals úttekið|samtals debetfærslur|debetfærslur samtals|úttektir á tímabilinu|úttektir tímabils|úttektir á tímabili|útborganir samtals|samtals greitt út|kortafærslur samtals|samtals kortafærslur|samtals kaup|kaup samtals|nýjar færslur|nýjar færslur samtals|nýjar úttektir|notkun á tímabilinu|notkun tímabils|gjöld samtals|samtals gjöld|vextir og kostnaður samtals|samtals þjónustugjöld`,
    ),
    total: list(
      `samtals|alls|heildarupphæð|samtala|samtals færslur|heildarsamtala|samtals á tímabilinu|samtals hreyfingar|heildarfjárhæð|samanlagt|alls á tímabilinu`,
    ),
    count: list(`fjöldi færslna|fjöldi hreyfinga|fjöldi færsla`),
    'daily-balance': list(`dagstaða|meðalstaða|staða í lok dags`),
    pending: list(
      `óbókaðar færslur|frátekin upphæð|í bið|heimildir í bið|ógreitt|óbókað|væntanlegar færslur|frátekið|ófærðar færslur|óbókaðar kortafærslur|fráteknar færslur|fráteknar upphæðir|frátekin heimild|færslur í bið|bíður bókunar|ógreiddir reikningar|væntanlegar greiðslur|færslur á næsta tímabili|óuppgerðar færslur`,
    ),
    period: list(
      `tímabil|fyrir tímabilið|frá degi|til dags|tímabilið|hreyfingar frá|á tímabilinu|yfirlitstímabil|færslur tímabils|færslur frá|úttektartímabil|kortatímabil|frá dags.|upphafsdagur|lokadagur`,
    ),
    'statement-date': list(
      `dagsetning yfirlits|dags. yfirlits|staða per|yfirlit þann|yfirlitsdagur|yfirlitsdagsetning|staða miðað við|staða pr.|uppgjörsdagur|uppgjörsdagsetning`,
    ),
    'print-date': list(
      `prentað|prentdagur|útgáfudagur|dagsetning útprentunar|dags.|dagsetning|útprentað|dags. útprentunar|útprentun|útgefið|útgáfudags.|útgefið þann|sótt þann|keyrsludagur`,
    ),
    'statement-number': list(`númer yfirlits|yfirlit nr.|yfirlitsnúmer|nr. yfirlits`),
    'account-number': list(
      `reikningur|reikningsnúmer|reikningsnr.|reikningur nr.|kortnúmer|kortanúmer|númer reiknings|lánsnúmer|númer korts|reikn.nr.|yfirlit yfir reikning|yfirlit reiknings nr.|kreditkortanúmer|kreditkort nr.|debetkort nr.|lánsnr.|lánanúmer|skuldabréfanúmer|skuldabréf nr.|viðskiptanúmer`,
    ),
    iban: list(`iban|iban númer|iban nr.`),
    bic: list(`bic|swift|bic/swift|swift kóði`),
    holder: list(
      `eigandi|reikningseigandi|eigandi reiknings|korthafi|nafn|nafn reikningseiganda|viðskiptavinur|nafn korthafa|reikningshafi|handhafi|handhafi korts|aðalkorthafi|skuldari|greiðandi láns|lántaki|rétthafi`,
    ),
    currency: list(`mynt|gjaldmiðill|mynt reiknings|upphæðir í`),
    'section-in': list(`innborganir|innlagnir|greiðslur inn`),
    'section-out': list(`úttektir|kortafærslur|útborganir|kaup`),
    'section-booked': list(
      `færslur|hreyfingar|færsluyfirlit|hreyfingar á reikningi|bókaðar færslur|hreyfingalisti|færslulisti`,
    ),
    summary: list(`samantekt|yfirlit reikninga|heildaryfirlit`),
    'available-balance': list(
      `til ráðstöfunar|ráðstöfunarfé|laust til úttektar|ónotuð heimild|laus staða|ráðstöfunarfjárhæð|til úttektar|laus heimild|eftirstöðvar heimildar|ónýtt heimild|óráðstafað|ónotaður yfirdráttur|ráðstöfunarstaða|ónotuð úttektarheimild`,
    ),
    'credit-limit': list(
      `heimild|yfirdráttarheimild|yfirdráttur|úttektarheimild|kreditheimild|heimild korts|hámarksheimild|lánsheimild|kortaheimild|heildarheimild|úttektarmark|hámarksúttekt`,
    ),
    'minimum-payment': list(
      `lágmarksgreiðsla|lágmarksafborgun|lágmark til greiðslu|lágmarksupphæð|lágmarksupphæð til greiðslu|lágmarksfjárhæð|lágmarksinnborgun|minnsta greiðsla|að lágmarki til greiðslu`,
    ),
    'payment-due': list(
      `gjalddagi|eindagi|greiðist fyrir|greiðist í síðasta lagi|greiðsludagur|greiðslufrestur|skuldfært þann|skuldfærsludagur|greiða þarf fyrir|greiðist eigi síðar en|gjaldfellt|á gjalddaga`,
    ),
    'interest-rates': list(
      `vextir|vaxtakjör|innlánsvextir|útlánsvextir|yfirdráttarvextir|árleg hlutfallstala kostnaðar`,
    ),
    page: list(`síða|bls.|blaðsíða|bls`),
    'no-transactions': list(
      `engar færslur|engar hreyfingar|engar færslur fundust|engin hreyfing|engar bókaðar færslur|engar nýjar færslur|engin færsla|ekkert fannst`,
    ),
    'not-a-transaction': list(
      `tryggingarsjóður|kennitala|þjónustuver|kæri viðskiptavinur|athugið|vinsamlegast|upplýsingar um|virðisaukaskattsnúmer`,
    ),
  },
  marks: { in: list(`k|kredit|inn|innborgun`), out: list(`d|debet|út|úttekt`) },
  statementTitles: list(
    `reikningsyfirlit|yfirlit|yfirlit reiknings|færsluyfirlit|kortayfirlit|hreyfingalisti|yfirlit yfir reikning|hreyfingayfirlit|kreditkortayfirlit|yfirlit kreditkorts|bankayfirlit`,
  ),
  otherTitles: list(
    `reikningur nr|sölureikningur|kvittun|launaseðill|tilboð|pöntun|afhendingarseðill|verðskrá|verðlisti|samningur|ársreikningur|efnahagsreikningur|rekstrarreikningur|skattframtal|greiðsluáætlun|fundargerð|ferilskrá|vottorð|áminning|innheimtubréf|tryggingaskírteini|stundaskrá|matseðill|orkureikningur|sjóðbók|viðskiptamannayfirlit|umsókn|afborgunartafla`,
  ),
  accountTypes: {
    checking: list(
      `veltureikningur|tékkareikningur|launareikningur|debetkortareikningur|debetreikningur|hlaupareikningur|almennur reikningur|einkareikningur|gjaldeyrisreikningur|fyrirtækjareikningur`,
    ),
    savings: list(
      `sparireikningur|sparnaðarreikningur|sparnaður|innlánsreikningur|verðtryggður sparnaður|bundinn reikningur|orlofsreikningur|vaxtareikningur|sparibók|framtíðarreikningur|óverðtryggður reikningur|verðtryggður reikningur`,
    ),
    'credit-card': list(
      `kreditkort|greiðslukort|kreditkorts|kreditkortareikningur|kortareikningur|kreditkortayfirlit|kortayfirlit`,
    ),
    loan: list(
      `lán|íbúðalán|húsnæðislán|skuldabréf|bílalán|fasteignalán|skuldabréfalán|veðlán|námslán|lánayfirlit|afborganir láns`,
    ),
    unknown: list(`fyrirframgreitt kort|verðbréfareikningur|rafrænt veski|vörslureikningur`),
  },
};
