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
      `dags.|dagsetning|bókunardagur|bókunardags.|bókunardagsetning|dagur|bókunard.|bókað|hreyfingardagur|dags. færslu|færsludagur|dags|dagsetning og tími|dags. og tími|dagsetning/tími|dagsetning bókunar|bókað dags.|bókunar dagsetning|færsludags.|færsludagsetning|greiðsludagur|dags. bókunar|hreyfingard.|greiðsludags.`,
    ),
    'value-date': list(
      `vaxtad.|vaxtadagur|vaxtadagsetning|vaxtadags.|gildisdagur|vaxtadags|vaxta dagsetning|vaxtadagur færslu|gildisdags.`,
    ),
    'transaction-date': list(
      `dags. viðskipta|viðskiptadagur|kaupdagur|dagsetning kaupa|dags. kaupa|dagsetning viðskipta|dagsetning færslu|úttektardagur|dags. úttektar|dags. heimildar|úttektardags.|viðskiptadags.`,
    ),
    description: list(
      `skýring|texti|lýsing|skýringar|færsla|skýring færslu|færslur|skýringartexti|nánari skýring|söluaðili|færslutexti|lýsing færslu|söluaðili/staður|nafn söluaðila|skýring og tilvísun|tilvísun og skýring|skýring greiðslu|nafn/skýring|sölustaður|færslulýsing|úttektarstaður`,
    ),
    reference: list(
      `tilvísun|seðilnr.|seðilnúmer|tilvísunarnúmer|tilv.|tilv. nr.|færslunúmer|fylgiskjal|færslunr.|bunkanúmer|seðill|tékkanr.|tilvísun færslu|tilvísunarnr.|færslunúmer banka|skjalanúmer|greiðslutilvísun|bunkanr.|tilvísun greiðslu`,
    ),
    type: list(`tegund|tegund færslu|textalykill|færslulykill|færslutegund|tl.|flokkur færslu`),
    amount: list(
      `upphæð|fjárhæð|upphæð í isk|upphæð isk|upphæð færslu|upphæð (kr.)|hreyfing|upphæð kr.|fjárhæð í isk|út/inn|inn/út|úttekt/innborgun|isk upphæð|innborgun/úttekt|upphæð í mynt reiknings|inneign/skuld|íslensk upphæð|innlegg/úttekt`,
    ),
    'money-in': list(
      `innborgun|inn|innborganir|kredit|innlagnir|innlögn|innborgað|innlegg|greiðslur inn|tekjur|kredit upphæð|innborgunarupphæð`,
    ),
    'money-out': list(
      `úttekt|út|úttektir|debet|útborgun|útgreiðsla|útborganir|útgjöld|gjöld|greiðslur út|upphæð út|tekið út|debet upphæð|greitt út|úttektarupphæð`,
    ),
    balance: list(
      `staða|staða reiknings|staða eftir færslu|eftirstöðvar|inneign|staða eftir|bókfærð staða|ný staða|staða í lok dags|reikningsstaða|uppsöfnuð staða|eftirstöðvar láns|höfuðstóll`,
    ),
    currency: list(`mynt|gjaldmiðill|myntkóði|mynt reiknings`),
    mark: list(`d/k|k/d|+/-`),
    fee: list(`þóknun|kostnaður|færslugjald|gjald|vsk`),
    net: list(`nettó`),
    gross: list(`brúttó`),
    category: list(`flokkur|flokkun`),
    counterparty: list(
      `viðtakandi|greiðandi|mótaðili|nafn viðtakanda|nafn greiðanda|nafn móttakanda|sendandi|nafn viðtakanda eða greiðanda|nafn mótaðila|nafn sendanda|móttakandi`,
    ),
    'counterparty-account': list(
      `reikningur viðtakanda|mótreikningur|reikningur greiðanda|kt. viðtakanda|kennitala viðtakanda eða greiðanda`,
    ),
    note: list(`athugasemd|athugasemdir|viðbótarupplýsingar`),
    branch: list(`banki|útibú|banki/útibú|staður`),
    sequence: list(`nr.|númer|línunr.`),
    time: list(`tími|klukkan|kl.`),
    'foreign-amount': list(
      `erlend upphæð|upphæð í erlendri mynt|erl. upphæð|upphaflegt verð|upprunaleg upphæð|erlend fjárhæð|fjárhæð í erlendri mynt|upphæð í mynt|upphæð í upprunalegri mynt|upprunaleg mynt|erlend mynt|upphæð erlend mynt|upphafleg upphæð|upphæð í gjaldmiðli`,
    ),
    rate: list(`gengi|vextir %|vaxtaprósenta`),
    'card-number': list(`kort|kortnúmer|kortnr.`),
    other: list(`punktar|staða greiðslu|land|afborgun|fjöldi`),
  },
  phrases: {
    opening: list(
      `staða við síðustu útskrift|staða flutt|upphafsstaða|staða í upphafi|staða í upphafi tímabils|fyrri staða|flutt staða|staða í byrjun tímabils|staða frá fyrra yfirliti|flutt frá fyrra yfirliti|staða við upphaf tímabils|staða frá síðasta yfirliti|staða samkvæmt síðasta yfirliti|staða á síðasta yfirliti|staða við upphaf|staða í byrjun|opnunarstaða|byrjunarstaða|staða fyrra tímabils|staða frá fyrra tímabili|staða síðasta tímabils|eldri staða|flutt frá síðasta yfirliti|flutt frá fyrra tímabili|skuld frá fyrra tímabili|skuld frá síðasta tímabili|eftirstöðvar frá fyrra tímabili|eftirstöðvar frá síðasta tímabili|staða á fyrra yfirliti`,
    ),
    closing: list(
      `lokastaða|staða í lok tímabils|staða í lok|ný staða|staða reiknings|staða við lok tímabils|núverandi staða|staða nú|samtals til greiðslu|til greiðslu|staða þann|staða við lok|staða á reikningi|heildarskuld|skuld samtals|staða korts|greiðist samtals|staða við útskrift|eftirstöðvar samtals`,
    ),
    'carried-forward': list(`flutt á næstu síðu|flyst á næstu síðu|framhald á næstu síðu|staða flutt á næstu síðu`),
    'brought-forward': list(`flutt frá fyrri síðu|flutt af fyrri síðu|framhald frá fyrri síðu`),
    subtotal: list(
      `millisamtala|samtals á síðu|samtals dags|samtals kort|samtals færslur á korti|samtals á korti|samtals fyrir kort|samtals síða|samtals síðu|samtals korts`,
    ),
    'total-in': list(
      `innborganir samtals|samtals innborganir|samtals inn|samtals kredit|innborganir alls|samtals innlagnir|inn samtals|kredit samtals|heildarinnborganir|heildarinnlagnir|samtals innlagt|innlagnir alls|samtals innborgað|innborgað samtals|samtals innlegg|innborganir á tímabilinu|inn alls|heildar innborganir`,
    ),
    'total-out': list(
      `úttektir samtals|samtals úttektir|samtals út|samtals debet|úttektir alls|út samtals|debet samtals|heildarúttektir|samtals útborganir|samtals úttekið|úttekið samtals|útborganir alls|úttektir á tímabilinu|út alls|heildar úttektir|samtals útgjöld|samtals kaup|kaup samtals|erlendar færslur samtals|innlendar færslur samtals|samtals innlendar færslur|samtals erlendar færslur`,
    ),
    total: list(`samtals|alls|heildarupphæð|samtala|samtals færslur`),
    count: list(`fjöldi færslna|fjöldi hreyfinga|fjöldi færsla`),
    'daily-balance': list(`dagstaða|meðalstaða|staða í lok dags`),
    pending: list(
      `óbókaðar færslur|frátekin upphæð|í bið|heimildir í bið|ógreitt|óbókað|væntanlegar færslur|frátekið|óuppgerðar færslur|ófrágengnar færslur|biðfærslur|óbókaðar kortafærslur|heimildir á korti`,
    ),
    period: list(
      `tímabil|fyrir tímabilið|frá degi|til dags|tímabilið|hreyfingar frá|á tímabilinu|yfirlitstímabil|úttektartímabil|kortatímabil|yfirlit tímabils|færslur frá|dags. frá|dags. til|dagsetning frá|dagsetning til|upphafsdagur|reikningstímabil`,
    ),
    'statement-date': list(
      `dagsetning yfirlits|dags. yfirlits|staða per|yfirlit dagsett|dagsetning útskriftar|yfirlit per|útskriftardagur`,
    ),
    'print-date': list(
      `prentað|prentdagur|útgáfudagur|dagsetning útprentunar|dags.|dagsetning|útprentað|dags. útprentunar|sótt þann`,
    ),
    'statement-number': list(`númer yfirlits|yfirlit nr.|yfirlitsnúmer|nr. yfirlits`),
    'account-number': list(
      `reikningur|reikningsnúmer|reikningsnr.|reikningur nr.|kortnúmer|kortanúmer|númer reiknings|lánsnúmer|númer korts|bankareikningur|bankareikningsnúmer|bankareikningur nr.|kortareikningur|kreditkortanúmer|kreditkortsnúmer|greiðslukortanúmer|skuldfærslureikningur`,
    ),
    iban: list(`iban|iban númer|iban nr.`),
    bic: list(`bic|swift|bic/swift|swift kóði`),
    holder: list(
      `eigandi|reikningseigandi|eigandi reiknings|korthafi|nafn|nafn reikningseiganda|viðskiptavinur|nafn korthafa|reikningshafi|heiti reiknings|aðalkorthafi`,
    ),
    currency: list(`mynt|gjaldmiðill|mynt reiknings|upphæðir í`),
    'section-in': list(`innborganir|innlagnir|greiðslur inn|endurgreiðslur`),
    'section-out': list(
      `úttektir|kortafærslur|útborganir|kaup|innlendar færslur|erlendar færslur|vextir og gjöld|gjöld og vextir|kortaúttektir`,
    ),
    'section-booked': list(
      `færslur|hreyfingar|færsluyfirlit|hreyfingar á reikningi|bókaðar færslur|hreyfingalisti|færslulisti|sundurliðun færslna|sundurliðun|hreyfingar á tímabilinu|yfirlit færslna`,
    ),
    summary: list(`samantekt|yfirlit reikninga|heildaryfirlit`),
    'available-balance': list(
      `til ráðstöfunar|ráðstöfunarfé|laust til úttektar|ónotuð heimild|laus staða|ráðstöfunarupphæð|eftirstöðvar heimildar|ónýtt heimild|laus heimild|ráðstöfunarfjárhæð`,
    ),
    'credit-limit': list(
      `heimild|yfirdráttarheimild|yfirdráttur|úttektarheimild|kreditheimild|heimild korts|úttektarmörk|kortaheimild|kreditkortaheimild|lánsheimild|hámarksheimild|heildarheimild`,
    ),
    'minimum-payment': list(`lágmarksgreiðsla|lágmarksafborgun|lágmark til greiðslu`),
    'payment-due': list(
      `gjalddagi|eindagi|greiðist fyrir|greiðist í síðasta lagi|dagsetning gjalddaga|greiðist eigi síðar en|síðasti greiðsludagur|greiðsludagur reiknings|skuldfært þann|verður skuldfært`,
    ),
    'interest-rates': list(
      `vextir|vaxtakjör|innlánsvextir|útlánsvextir|yfirdráttarvextir|árleg hlutfallstala kostnaðar`,
    ),
    page: list(`síða|bls.|blaðsíða|bls`),
    'no-transactions': list(
      `engar færslur|engar hreyfingar|engar færslur fundust|engin hreyfing|engar bókaðar færslur|engin færsla`,
    ),
    'not-a-transaction': list(
      `tryggingarsjóður|kennitala|þjónustuver|kæri viðskiptavinur|athugið|vinsamlegast|upplýsingar um|virðisaukaskattsnúmer`,
    ),
  },
  marks: { in: list(`k|kredit|inn|innborgun`), out: list(`d|debet|út|úttekt`) },
  statementTitles: list(
    `reikningsyfirlit|yfirlit|yfirlit reiknings|færsluyfirlit|kortayfirlit|hreyfingalisti|yfirlit yfir reikning|hreyfingayfirlit|kreditkortayfirlit|yfirlit kreditkorts|bankayfirlit|hreyfingar reiknings|hreyfingar á reikningi|greiðslukortayfirlit|mánaðaryfirlit|ársyfirlit reiknings|bankareikningsyfirlit|færslur á reikningi|reikningsútskrift|kortareikningsyfirlit`,
  ),
  otherTitles: list(
    `reikningur nr|sölureikningur|kvittun|launaseðill|tilboð|pöntun|afhendingarseðill|verðskrá|verðlisti|samningur|ársreikningur|efnahagsreikningur|rekstrarreikningur|skattframtal|greiðsluáætlun|fundargerð|ferilskrá|vottorð|áminning|innheimtubréf|tryggingaskírteini|stundaskrá|matseðill|orkureikningur|sjóðbók|viðskiptamannayfirlit|umsókn|afborgunartafla`,
  ),
  accountTypes: {
    checking: list(
      `veltureikningur|tékkareikningur|launareikningur|debetkortareikningur|debetreikningur|hlaupareikningur|gjaldeyrisreikningur|námsmannareikningur|fyrirtækjareikningur|einkareikningur|bankareikningur|greiðslureikningur`,
    ),
    savings: list(
      `sparireikningur|sparnaðarreikningur|sparnaður|innlánsreikningur|verðtryggður sparnaður|bundinn reikningur|vaxtareikningur|orlofsreikningur|framtíðarreikningur|vaxtaþrep|fastvaxtareikningur|óbundinn reikningur|markaðsreikningur|hávaxtareikningur`,
    ),
    'credit-card': list(`kreditkort|greiðslukort|kreditkorts|kreditkortareikningur|kortareikningur`),
    loan: list(
      `lán|íbúðalán|húsnæðislán|skuldabréf|bílalán|fasteignalán|yfirdráttarlán|bílasamningur|skuldabréfalán|neyslulán`,
    ),
    unknown: list(`fyrirframgreitt kort|verðbréfareikningur|rafrænt veski|vörslureikningur`),
  },
};
